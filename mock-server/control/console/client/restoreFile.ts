import { parseResponse } from "hono/client";
import { control } from "#control/client/control.ts";
import { ActionError } from "#control/client/controlClient.ts";
import type { WorldSummary } from "#control/worlds/worldSummary.ts";

/** Restores a world that was saved as a file, under another id if its own is taken. */
export async function restoreFile(file: File, worlds: readonly WorldSummary[]): Promise<WorldSummary> {
  const snapshot = await parseFile(file);
  const name = String(snapshot?.id);
  const isTaken = (id: string) => worlds.some((world) => world.id === id);
  let id = name;
  for (let number = 2; isTaken(id); number++) id = `${name}-${number}`;
  return await parseResponse(control.worlds.restore.$post({ json: { snapshot, id } }));
}

async function parseFile(file: File) {
  try {
    return JSON.parse(await file.text());
  } catch {
    throw new ActionError(`${file.name} is not JSON. Choose a world that was saved as a file.`);
  }
}
