import * as v from "valibot";
import type { Country } from "../generated/mainApi.ts";
import { Clock } from "./clock.ts";
import { countrySeeds } from "./countries/countrySeeds.ts";
import { emptyWorld } from "./emptyWorld.ts";
import type { World } from "./world.ts";

const version = 1;

/** The parts of a world that are plain data. */
const dataKeys = [
  "config",
  "isConfigured",
  "accounts",
  "projects",
  "requests",
  "installers",
  "notifications",
  "windows",
  "registrations",
  "feedback",
  "campaigns",
] as const satisfies readonly (keyof World)[];

type WorldData = Pick<World, (typeof dataKeys)[number]>;

const countries: Country[] = Object.values(countrySeeds).map(({ country }) => country);

/** A world as it is written to a file. What a person may have edited by hand is checked; the rest is taken as it is. */
export const worldSnapshot = v.object({
  version: v.literal(version, `must be ${version}: the file is from another version of the mock server.`),
  id: v.string("must be a text."),
  country: v.picklist(countries, `must be one of ${countries.join(", ")}.`),
  scenario: v.string("must be a text."),
  parameters: v.optional(v.unknown()),
  now: v.pipe(v.string("must be an instant."), v.isoTimestamp("must be an instant."), v.toDate()),
  frozen: v.boolean("must be true or false."),
  data: v.custom<WorldData>(isWorldData, `must be an object with ${dataKeys.join(", ")}.`),
  files: v.array(
    v.strictObject({ path: v.string(), mime: v.string(), name: v.string(), base64: v.string() }),
  ),
  counters: v.record(v.string(), v.number()),
});

type WorldSnapshot = v.InferOutput<typeof worldSnapshot>;

function isWorldData(value: unknown): boolean {
  return typeof value === "object" && value !== null && dataKeys.every((key) => key in value);
}

/** All of a world that a file can keep: sign-in sessions, journal and faults are left behind. */
export function snapshotOf(world: World): v.InferInput<typeof worldSnapshot> {
  const { id, country, scenario, clock, plan, files, counters } = world;
  const { config, isConfigured, accounts, projects, requests, installers } = world;
  const { notifications, windows, registrations, feedback, campaigns } = world;
  const own = { config, isConfigured, accounts, projects, requests, installers };
  const data: WorldData = { ...own, notifications, windows, registrations, feedback, campaigns };
  return {
    version,
    id,
    country,
    scenario,
    parameters: plan.parameters,
    now: clock.now().toISOString(),
    frozen: clock.isFrozen,
    data: structuredClone(data),
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
  const { country, scenario, parameters, now, frozen, data, files, counters } = snapshot;
  const clock = new Clock();
  clock.set(now);
  if (frozen) clock.freeze();
  const plan = { id, country, scenario, parameters, now };
  const world = emptyWorld({ id, country, scenario, clock, config: data.config, plan });
  Object.assign(world, structuredClone(data));
  for (const { path, base64, ...file } of files) {
    world.files.set(path, { ...file, bytes: new Uint8Array(Buffer.from(base64, "base64")) });
  }
  for (const [kind, last] of Object.entries(counters)) world.counters.set(kind, last);
  return world;
}
