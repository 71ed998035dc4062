import * as v from "valibot";
import { oneOfSchema } from "#world/inputSchemas.ts";
import { recordKinds } from "#world/records.ts";
import type { World } from "#world/world.ts";

const expectedOffset = "must be a whole number, 0 or more.";

export const recordsQuerySchema = v.strictObject({
  kind: v.optional(oneOfSchema(recordKinds), "projects"),
  offset: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d+$/, expectedOffset),
      v.transform(Number),
      v.safeInteger(expectedOffset),
      v.description("Number of records to leave out."),
    ),
    "0",
  ),
});

const maxRecords = 50;

export const recordsSchema = v.strictObject({
  counts: v.record(v.string(), v.pipe(v.number(), v.integer())),
  config: v.record(v.string(), v.unknown()),
  records: v.array(v.record(v.string(), v.unknown())),
});

/** Reads up to 50 records of a kind as they are stored, and counts the records of all kinds. */
export function readRecords(
  world: World,
  { kind, offset }: v.InferOutput<typeof recordsQuerySchema>,
): v.InferOutput<typeof recordsSchema> {
  return {
    counts: Object.fromEntries(recordKinds.map((name) => [name, world[name].length])),
    config: world.config,
    records: world[kind].slice(offset, offset + maxRecords).map((record) => ({ ...record })),
  };
}
