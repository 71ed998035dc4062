import type { Country } from "../../schema/locales.ts";
import { buildWorld } from "../scenarios/buildWorld.ts";
import type { World } from "../world/world.ts";
import { WorldRegistry } from "../world/worldRegistry.ts";

/** Time of all worlds of the tests. */
export const startTime = new Date("2026-03-09T08:00:00Z");

/** The worlds of the test services. */
export const worlds = new WorldRegistry();

/** Creates, or recreates, a world of the scenario `standing` with a frozen clock: the country's standing world unless an id is given. */
export function createStandingWorld(country: Country = "DE", id: string = country.toLowerCase()): World {
  const world = buildWorld({ id, country, scenario: "standing", now: startTime });
  world.clock.freeze();
  world.clock.set(startTime);
  return worlds.replace(world);
}

export function removeWorlds(): void {
  for (const { id } of worlds.all()) worlds.delete(id);
}
