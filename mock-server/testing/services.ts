import type { Country } from "../generated/mainApi.ts";
import { createMainApiApp } from "../main-api/mainApiApp.ts";
import { createRegistrationApp } from "../registration/registrationApp.ts";
import { buildWorld } from "../world/buildWorld.ts";
import type { World } from "../world/world.ts";
import { WorldRegistry } from "../world/worldRegistry.ts";

/** The time of every world of the tests. */
export const startOfTime = new Date("2026-03-09T08:00:00Z");

export const origins = { registration: "http://localhost:4001", identity: "http://localhost:4002" };

// Made once for each test file: parsing the SDL takes longer than any test.
export const worlds = new WorldRegistry();
export const mainApi = createMainApiApp({ worlds, defaultCountry: "DE", origins });
export const registrationService = createRegistrationApp({ worlds, origins });

/** A world by the standing scenario, as new, whose clock stands still; the country's own unless it has an id. */
export function freshWorld(country: Country = "DE", id: string = country.toLowerCase()): World {
  const world = buildWorld({ id, country, scenario: "standing", now: startOfTime });
  world.clock.freeze();
  world.clock.set(startOfTime);
  return worlds.replace(world);
}
