import * as v from "valibot";
import type { Country } from "../generated/mainApi.ts";
import { Clock } from "./clock.ts";
import { countrySeeds } from "./countries/countrySeeds.ts";
import { emptyWorld } from "./emptyWorld.ts";
import type { World } from "./world.ts";
import { worldId } from "./worldId.ts";

const version = 2;

const countries: Country[] = Object.values(countrySeeds).map(({ country }) => country);

const text = v.string("must be a text.");
const flag = v.boolean("must be true or false.");
const number = v.number("must be a number.");
const records = v.array(v.looseObject({}, "must be an object."), "must be a list.");

/** What of a world's data would break more than the world if it were wrong. */
const dataShape = v.looseObject(
  {
    config: v.looseObject({ country: v.picklist(countries), defaultLocale: text }, "must be an object."),
    isConfigured: flag,
    accounts: v.array(
      v.looseObject(
        {
          id: text,
          persona: text,
          description: text,
          email: text,
          password: text,
          firstName: text,
          lastName: text,
        },
        "must be an account.",
      ),
      "must be a list.",
    ),
    projects: records,
    requests: records,
    installers: records,
    notifications: records,
    windows: records,
    registrations: records,
    feedback: records,
    campaigns: records,
  },
  "must be the data of a world.",
);

/** The parts of a world that are plain data. */
type WorldData = Pick<World, keyof typeof dataShape.entries>;

const worldData = v.pipe(
  v.custom<WorldData>((value) => v.is(v.looseObject({}), value), "must be the data of a world."),
  v.rawCheck(({ dataset, addIssue }) => {
    const { issues = [] } = v.safeParse(dataShape, dataset.value);
    for (const { message, path } of issues) addIssue({ message, ...(path && { path }) });
  }),
);

/** How the sign-in provider behaves, without who is signed in. */
const providerShape = v.strictObject({
  timesAsStrings: v.exactOptional(flag),
  idTokenSeconds: v.exactOptional(number),
  refreshTokenSeconds: v.exactOptional(number),
  issuerForm: v.exactOptional(v.picklist(["plain", "policy"], "must be plain or policy.")),
  headlessAge: v.exactOptional(number),
  revokedBefore: v.array(v.tuple([text, number])),
});

/** A world as it is written to a file. What a person may have edited by hand is checked; the rest is taken as it is. */
export const worldSnapshot = v.object({
  version: v.literal(version, `must be ${version}: the file is from another version of the mock server.`),
  id: worldId,
  country: v.picklist(countries, `must be one of ${countries.join(", ")}.`),
  scenario: text,
  parameters: v.optional(v.unknown()),
  now: v.pipe(v.string("must be an instant."), v.isoTimestamp("must be an instant."), v.toDate()),
  frozen: flag,
  data: worldData,
  provider: providerShape,
  files: v.array(
    v.strictObject({ path: v.string(), mime: v.string(), name: v.string(), base64: v.string() }),
  ),
  counters: v.record(v.string(), number),
});

type WorldSnapshot = v.InferOutput<typeof worldSnapshot>;

/** All of a world that a file can keep: who is signed in, journal and faults are left behind. */
export function snapshotOf(world: World): v.InferInput<typeof worldSnapshot> {
  const { id, country, scenario, clock, plan, files, counters } = world;
  const { config, isConfigured, accounts, projects, requests, installers } = world;
  const { notifications, windows, registrations, feedback, campaigns } = world;
  const own = { config, isConfigured, accounts, projects, requests, installers };
  const data: WorldData = { ...own, notifications, windows, registrations, feedback, campaigns };
  const { redeemedCodes, sessions, revokedBefore, ...settings } = world.signIn;
  return {
    version,
    id,
    country,
    scenario,
    parameters: plan.parameters,
    now: clock.now().toISOString(),
    frozen: clock.isFrozen,
    data: structuredClone(data),
    provider: { ...settings, revokedBefore: [...revokedBefore] },
    files: [...files].map(([path, { mime, name, bytes }]) => ({
      path,
      mime,
      name,
      base64: Buffer.from(bytes).toString("base64"),
    })),
    counters: Object.fromEntries(counters),
  };
}

/** The world of a snapshot, under its own id or another. */
export function restoreWorld(snapshot: WorldSnapshot, id: string = snapshot.id): World {
  const { country, scenario, parameters, now, frozen, data, provider, files, counters } = snapshot;
  const { revokedBefore, ...settings } = provider;
  const clock = new Clock();
  clock.set(now);
  if (frozen) clock.freeze();
  const plan = { id, country, scenario, parameters, now };
  const world = emptyWorld({ id, country, scenario, clock, config: data.config, plan });
  Object.assign(world, structuredClone(data));
  Object.assign(world.signIn, settings, { revokedBefore: new Map(revokedBefore) });
  for (const { path, base64, ...file } of files) {
    world.files.set(path, { ...file, bytes: new Uint8Array(Buffer.from(base64, "base64")) });
  }
  for (const [kind, last] of Object.entries(counters)) world.counters.set(kind, last);
  return world;
}
