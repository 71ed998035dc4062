import * as v from "valibot";
import { dialectNames } from "../rules/dialects.ts";
import { contentSeeds } from "../seeds/content/contentSeeds.ts";
import { countries } from "../seeds/countries/countrySeeds.ts";
import { Clock } from "./clock.ts";
import { createWorld } from "./createWorld.ts";
import { booleanSchema, numberSchema, oneOfSchema, textSchema, timestampSchema } from "./inputSchemas.ts";
import { type RecordKind, recordKinds } from "./records.ts";
import type { World } from "./world.ts";

const snapshotVersion = 4;

/** The largest JSON of a snapshot that can be restored. */
export const maxSnapshotBytes = 200_000_000;

const expectedId = "must have 1 to 63 lower-case letters, digits and hyphens, no hyphen first.";

/** A world's id becomes part of URLs. */
export const worldIdSchema = v.pipe(v.string(expectedId), v.regex(/^[a-z\d][a-z\d-]{0,62}$/, expectedId));

const recordsSchema = v.array(v.looseObject({}, "must be an object."), "must be a list.");

/** The parts of a world's data that code uses without a check: an error in them would affect more than this world. */
const dataSchema = v.looseObject(
  {
    config: v.looseObject(
      { country: v.picklist(countries), defaultLocale: textSchema },
      "must be an object.",
    ),
    isConfigured: booleanSchema,
    dialect: oneOfSchema(dialectNames),
    ...(Object.fromEntries(recordKinds.map((kind) => [kind, recordsSchema])) as Record<
      RecordKind,
      typeof recordsSchema
    >),
    accounts: v.array(
      v.looseObject(
        {
          id: textSchema,
          persona: textSchema,
          description: textSchema,
          email: textSchema,
          password: textSchema,
          firstName: textSchema,
          lastName: textSchema,
          roles: v.exactOptional(v.array(textSchema, "must be a list.")),
        },
        "must be an account.",
      ),
      "must be a list.",
    ),
  },
  "must be the data of a world.",
);

/** The plain data of a world. */
type WorldData = Pick<World, keyof typeof dataSchema.entries>;

const dataKeys = Object.keys(dataSchema.entries) as (keyof WorldData)[];

const worldDataSchema = v.pipe(
  v.custom<WorldData>(() => true),
  v.rawCheck(({ dataset, addIssue }) => {
    const { issues = [] } = v.safeParse(dataSchema, dataset.value);
    for (const { message, path } of issues) addIssue({ message, ...(path && { path }) });
  }),
  v.description("Records by kind."),
);

/** Settings of the sign-in provider, without its sessions. */
const providerSchema = v.strictObject({
  timesAsStrings: v.exactOptional(booleanSchema),
  idTokenSeconds: v.exactOptional(numberSchema),
  headlessAge: v.exactOptional(numberSchema),
  revokedBefore: v.array(v.tuple([textSchema, numberSchema])),
});

/** A world in a file. The schema checks the parts that a person may have edited. */
export const worldSnapshotSchema = v.pipe(
  v.object({
    version: v.literal(
      snapshotVersion,
      `must be ${snapshotVersion}: the file is from another version of the mock server.`,
    ),
    id: worldIdSchema,
    country: oneOfSchema(countries),
    scenario: textSchema,
    parameters: v.optional(v.unknown()),
    now: timestampSchema,
    frozen: booleanSchema,
    data: worldDataSchema,
    provider: providerSchema,
    files: v.array(
      v.strictObject({ path: v.string(), mime: v.string(), name: v.string(), base64: v.string() }),
    ),
    counters: v.pipe(
      v.record(v.string(), numberSchema),
      v.description("The last number of each kind of id."),
    ),
  }),
  v.metadata({ ref: "Snapshot" }),
);

type WorldSnapshot = v.InferOutput<typeof worldSnapshotSchema>;

type SavedSnapshot = v.InferInput<typeof worldSnapshotSchema>;

/** Saves a world without its sessions, journal and faults. */
export function createSnapshot(world: World): SavedSnapshot {
  const { id, country, scenario, clock, plan, counters } = world;
  const data = Object.fromEntries(dataKeys.map((key) => [key, world[key]])) as WorldData;
  const { redeemedCodes, sessions, revokedBefore, ...settings } = world.signIn;
  return {
    version: snapshotVersion,
    id,
    country,
    scenario,
    parameters: plan.parameters,
    now: clock.now().toISOString(),
    frozen: clock.isFrozen,
    data: structuredClone(data),
    provider: { ...settings, revokedBefore: [...revokedBefore] },
    counters: Object.fromEntries([...counters].toSorted(([a], [b]) => a.localeCompare(b, "en"))),
    files: [...world.files].map(([path, { mime, name, bytes }]) => ({
      path,
      mime,
      name,
      base64: Buffer.from(bytes).toString("base64"),
    })),
  };
}

/** The JSON of a snapshot, in lines, so that version control shows changes. */
export function formatSnapshot(world: World): string {
  return JSON.stringify(createSnapshot(world), null, 2);
}

/** Restores a world, with the id of the snapshot unless another is given. */
export function restoreWorld(snapshot: WorldSnapshot, id: string = snapshot.id): World {
  const { country, scenario, parameters, now, frozen, data, provider, files, counters } = snapshot;
  const { revokedBefore, ...settings } = provider;
  const clock = new Clock();
  clock.set(now);
  if (frozen) clock.freeze();
  const plan = { id, country, scenario, parameters, now };
  const { config } = data;
  const world = createWorld({ id, country, scenario, clock, config, content: contentSeeds, plan });
  Object.assign(world, structuredClone(data));
  Object.assign(world.signIn, settings, { revokedBefore: new Map(revokedBefore) });
  for (const { path, base64, ...file } of files) {
    world.files.set(path, { ...file, bytes: new Uint8Array(Buffer.from(base64, "base64")) });
  }
  for (const [kind, last] of Object.entries(counters)) world.counters.set(kind, last);
  return world;
}
