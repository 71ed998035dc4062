import type { Country } from "../generated/mainApi.ts";
import { buildWorld } from "../world/buildWorld.ts";
import type { World } from "../world/world.ts";
import { WorldRegistry } from "../world/worldRegistry.ts";

/** The time of every world of the tests. */
export const startOfTime = new Date("2026-03-09T08:00:00Z");

/** The worlds that the services of the tests know. */
export const worlds = new WorldRegistry();

/** A world by the standing scenario, as new, whose clock stands still; the country's own unless it has an id. */
export function freshWorld(country: Country = "DE", id: string = country.toLowerCase()): World {
  const world = buildWorld({ id, country, scenario: "standing", now: startOfTime });
  world.clock.freeze();
  world.clock.set(startOfTime);
  return worlds.replace(world);
}

export function removeWorlds(): void {
  for (const { id } of worlds.all()) worlds.delete(id);
}
