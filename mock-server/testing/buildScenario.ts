import type { Country } from "../../schema/locales.ts";
import { buildWorld } from "../scenarios/buildWorld.ts";
import type { World } from "../world/world.ts";
import { startTime } from "./worlds.ts";

/** Builds a world from a scenario without registering it. */
export function buildScenario(country: Country, scenario: string, parameters?: unknown): World {
  return buildWorld({ id: "built", country, scenario, parameters, now: startTime });
}
