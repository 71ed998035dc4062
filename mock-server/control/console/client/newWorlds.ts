import { ActionError, createWorld, restoreWorld, type WorldSummary } from "./controlApi.ts";
import { getElement } from "./elements.ts";
import { getText, parseJsonField } from "./formValues.ts";
import { addSubmitAction } from "./runAction.ts";

/** Sets up the forms that create a world, from a scenario or a file. */
export function setUpNewWorlds(onCreate: (world: WorldSummary) => Promise<void>): void {
  const scenario = getElement("new-world-scenario", HTMLSelectElement);
  const showDescription = () => {
    const description = document.querySelector(`[data-scenario="${CSS.escape(scenario.value)}"]`);
    getElement("scenario-description", HTMLElement).textContent = description?.textContent ?? "";
  };
  scenario.addEventListener("change", showDescription);
  showDescription();

  addSubmitAction(getElement("new-world", HTMLFormElement), async (data) => {
    const world = await createWorld({
      country: getText(data, "country"),
      scenario: getText(data, "scenario"),
      id: getText(data, "id"),
      parameters: parseJsonField(data, "parameters", '{"count": 3}'),
    });
    await onCreate(world);
    return `World ${world.id} was created. It is shown below.`;
  });

  addSubmitAction(getElement("restore-world", HTMLFormElement), async (data) => {
    const world = await restoreWorld({
      snapshot: await parseSnapshotFile(data.get("file")),
      id: getText(data, "id"),
    });
    await onCreate(world);
    return `World ${world.id} was restored. It is shown below.`;
  });
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
