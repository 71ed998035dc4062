import { onSubmit } from "./attempt.ts";
import { makeWorld, Refusal, restoreWorld, type WorldSummary } from "./controlApi.ts";
import { byId } from "./elements.ts";
import { jsonOf, textOf } from "./typedValues.ts";

/** The forms that make a world, anew or from a file. `made` is told of each. */
export function startNewWorlds(made: (world: WorldSummary) => Promise<void>): void {
  const scenario = byId("new-world-scenario", HTMLSelectElement);
  const showDescription = () => {
    const description = document.querySelector(`[data-scenario="${CSS.escape(scenario.value)}"]`);
    byId("scenario-description", HTMLElement).textContent = description?.textContent ?? "";
  };
  scenario.addEventListener("change", showDescription);
  showDescription();

  onSubmit(byId("new-world", HTMLFormElement), async (data) => {
    const world = await makeWorld({
      country: textOf(data, "country"),
      scenario: textOf(data, "scenario"),
      id: textOf(data, "id"),
      parameters: jsonOf(data, "parameters", '{"count": 3}'),
    });
    await made(world);
    return `World ${world.id} was made. It is shown below.`;
  });

  onSubmit(byId("restore-world", HTMLFormElement), async (data) => {
    const world = await restoreWorld({
      snapshot: await snapshotIn(data.get("file")),
      id: textOf(data, "id"),
    });
    await made(world);
    return `World ${world.id} was restored. It is shown below.`;
  });
}

async function snapshotIn(file: FormDataEntryValue | null): Promise<unknown> {
  if (!(file instanceof File) || file.name === "")
    throw new Refusal("file: must be a world saved as a file.");
  try {
    return JSON.parse(await file.text());
  } catch {
    throw new Refusal(`file: must be a world saved as a file, which is JSON; ${file.name} is not.`);
  }
}
