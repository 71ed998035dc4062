import { readFileSync, statSync } from "node:fs";
import * as v from "valibot";
import { maxSnapshotBytes, restoreWorld, worldSnapshotSchema } from "#world/snapshot.ts";
import type { World, WorldPlan } from "#world/world.ts";
import type { Country } from "../../../schema/locales.ts";
import { ScenarioError } from "../createScenario.ts";

/** Whether a scenario's name is the path of a file: a snapshot of a world. */
export function isScenarioFile(scenario: string): boolean {
  return scenario.endsWith(".json");
}

/** The country of the world in a file. Throws a `ScenarioError` if there is none. */
export function readScenarioCountry(path: string): Country {
  return readSnapshot(path).country;
}

/** Builds the world of a file for a plan whose scenario is the file's path. Throws a `ScenarioError`. */
export function buildScenarioFile(plan: WorldPlan): World {
  const { id, country, scenario: path, parameters, now, dialect } = plan;
  const snapshot = readSnapshot(path);
  if (parameters !== undefined) throw new ScenarioError(`parameters: ${path} takes none.`);
  if (snapshot.country !== country) {
    throw new ScenarioError(`country: ${path} has a world of ${snapshot.country}, not ${country}.`);
  }
  const world = restoreWorld({ ...snapshot, now: now ?? snapshot.now }, id);
  return { ...world, scenario: path, plan, dialect: dialect ?? world.dialect };
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

function readSnapshot(path: string) {
  const result = v.safeParse(worldSnapshotSchema, readScenarioFile(path));
  if (result.success) return result.output;
  const problems = result.issues.map((issue) => `${v.getDotPath(issue) ?? "file"}: ${issue.message}`);
  throw new ScenarioError(`${path} is no snapshot of a world. ${problems.join(" ")}`);
}
