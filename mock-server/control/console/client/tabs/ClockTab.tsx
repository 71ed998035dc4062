/** @jsxImportSource hono/jsx/dom */
import { useState } from "hono/jsx/dom";
import { ClockControls } from "../../../client/ClockControls.tsx";
import { changeClock } from "../../../client/controlApi.ts";
import { Form, TextField } from "../../../client/fields.tsx";
import { formatTimestamp } from "../../../client/formatTimestamp.ts";
import { getText } from "../../../client/formValues.ts";

/** The clock of a world, whose time when the tab is opened is suggested as the new one. */
export function ClockTab({ worldId, now }: { worldId: string; now: string }) {
  // A time that changes later must not replace what was typed.
  const [suggestion] = useState(now.slice(0, 19));
  const setClock = async (data: FormData) => {
    const state = await changeClock(worldId, { set: parseTimestamp(getText(data, "set") ?? "") });
    return `The clock was set to ${formatTimestamp(state.now)}.`;
  };
  return (
    <>
      <ClockControls worldId={worldId} />
      <Form label="Set the clock" class="stack" onSubmit={setClock}>
        <div class="fields">
          <TextField name="set" label="New time (UTC)" type="datetime-local" value={suggestion} />
        </div>
        <p>
          <button type="submit">Set the clock</button>
        </p>
      </Form>
    </>
  );
}

/**
 * The timestamp in a field, as UTC; empty for an empty field. Browsers leave out seconds that are 0, which the control API
 * does not accept.
 */
function parseTimestamp(text: string): string {
  const time = Date.parse(`${text}Z`);
  return Number.isNaN(time) ? "" : new Date(time).toISOString();
}
