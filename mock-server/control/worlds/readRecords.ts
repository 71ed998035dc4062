import * as v from "valibot";
import type { World } from "../../world/world.ts";

const recordKinds = [
  "accounts",
  "projects",
  "requests",
  "windows",
  "notifications",
  "registrations",
  "campaigns",
  "feedback",
  "installers",
] as const satisfies readonly (keyof World)[];

type RecordKind = (typeof recordKinds)[number];

const expectedOffset = "must be a whole number, 0 or more.";

export const recordsQuerySchema = v.strictObject({
  kind: v.optional(v.picklist(recordKinds, `must be one of ${recordKinds.join(", ")}.`), "projects"),
  /** Number of records to leave out. */
  offset: v.pipe(
    v.optional(v.string(), "0"),
    v.regex(/^\d+$/, expectedOffset),
    v.transform(Number),
    v.safeInteger(expectedOffset),
  ),
});

const maxRecords = 50;

/** Reads up to 50 records of a kind as they are stored, and counts those of all kinds. */
export function readRecords(world: World, kind: RecordKind, offset: number) {
  return {
    counts: Object.fromEntries(recordKinds.map((name) => [name, world[name].length])),
    config: world.config,
    records: world[kind].slice(offset, offset + maxRecords),
  };
}
