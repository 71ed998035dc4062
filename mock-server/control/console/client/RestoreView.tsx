/** @jsxImportSource hono/jsx/dom */
import { ActionError, restoreWorld } from "../../client/controlApi.ts";
import { Form, TextField } from "../../client/fields.tsx";
import { getText } from "../../client/formValues.ts";
import type { Console } from "./useConsole.ts";

/** Restores a world from a file. */
export function RestoreView({ console }: { console: Console }) {
  return (
    <section aria-labelledby="view-title">
      <h2 id="view-title">Restore a world from a file</h2>
      <Form
        label="Restore a world"
        class="stack"
        onSubmit={async (data) => {
          const world = await restoreWorld({
            snapshot: await parseSnapshotFile(data.get("file")),
            id: getText(data, "id"),
          });
          await console.refresh();
          console.show({ kind: "world", id: world.id, tab: "personas" });
          return "";
        }}
      >
        <div class="fields">
          <TextField name="file" label="File" type="file" hint="A file saved with “Save as a file”" />
          <TextField name="id" label="World" hint="Empty: the name in the file" />
        </div>
        <p>
          <button type="submit" class="primary">
            Restore
          </button>
        </p>
      </Form>
    </section>
  );
}

async function parseSnapshotFile(file: FormDataEntryValue | null): Promise<unknown> {
  if (!(file instanceof File) || file.name === "") {
    throw new ActionError("file: must be a world that was saved as a file.");
  }
  try {
    return JSON.parse(await file.text());
  } catch {
    throw new ActionError(`file: ${file.name} is not JSON. Choose a world that was saved as a file.`);
  }
}
