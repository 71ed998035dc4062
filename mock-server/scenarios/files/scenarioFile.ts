import { readFileSync, statSync } from "node:fs";
import * as v from "valibot";
import type { Country } from "../../generated/mainApi.ts";
import { countries } from "../../seeds/countries/countrySeeds.ts";
import { maxSnapshotBytes, restoreWorld, worldSnapshotSchema } from "../../world/snapshot.ts";
import type { World, WorldPlan } from "../../world/world.ts";
import { ScenarioError } from "../createScenario.ts";

/** What a recording says of its world, see `recording/recording.ts`. */
const recordedWorldSchema = v.looseObject({
  recording: v.number(),
  country: v.picklist(countries),
  scenario: v.string(),
  parameters: v.unknown(),
});

/** Whether a scenario is named by the path of a file: a snapshot of a world, or a recording. */
export function isScenarioFile(scenario: string): boolean {
  return scenario.endsWith(".json");
}

/** The country of the world in a file. Throws a `ScenarioError` if there is none. */
export function readScenarioCountry(path: string): Country {
  const content = readScenarioFile(path);
  return v.is(recordedWorldSchema, content) ? content.country : parseSnapshot(path, content).country;
}

/**
 * Builds the world of a file by a plan whose scenario is its path. `build` builds that of a recording. Throws a
 * `ScenarioError`.
 */
export function buildScenarioFile(plan: WorldPlan, build: (plan: WorldPlan) => World): World {
  const { id, country, scenario: path, parameters, now } = plan;
  const content = readScenarioFile(path);
  if (parameters !== undefined) throw new ScenarioError(`parameters: ${path} takes none.`);
  if (v.is(recordedWorldSchema, content)) {
    requireCountry(path, content.country, country);
    const { scenario, parameters: recorded } = content;
    return {
      ...build({ id, country, scenario, parameters: recorded, ...(now && { now }) }),
      scenario: path,
      plan,
    };
  }
  const snapshot = parseSnapshot(path, content);
  requireCountry(path, snapshot.country, country);
  return { ...restoreWorld({ ...snapshot, now: now ?? snapshot.now }, id), scenario: path, plan };
}

function readScenarioFile(path: string): unknown {
  try {
    if (statSync(path).size > maxSnapshotBytes) {
      throw new RangeError(`it is larger than ${maxSnapshotBytes / 1_000_000} MB`);
    }
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    throw new ScenarioError(`${path} cannot be read: ${error instanceof Error ? error.message : error}.`);
  }
}

function parseSnapshot(path: string, content: unknown) {
  const result = v.safeParse(worldSnapshotSchema, content);
  if (result.success) return result.output;
  const problems = result.issues.map((issue) => `${v.getDotPath(issue) ?? "file"}: ${issue.message}`);
  throw new ScenarioError(`${path} is no snapshot of a world. ${problems.join(" ")}`);
}

function requireCountry(path: string, actual: Country, requested: Country): void {
  if (actual !== requested)
    throw new ScenarioError(`country: ${path} has a world of ${actual}, not ${requested}.`);
}
