import type { Country } from "../generated/mainApi.ts";
import { buildWorld } from "../world/buildWorld.ts";
import { countrySeeds } from "../world/countries/countrySeeds.ts";
import type { World } from "../world/world.ts";
import { startOfTime } from "./worlds.ts";

/** All countries that have a world. */
export const countries = Object.values(countrySeeds).map(({ country }) => country);

/** A world by a scenario, which no service knows yet. */
export function build(country: Country, scenario: string, parameters?: unknown): World {
  return buildWorld({ id: "built", country, scenario, parameters, now: startOfTime });
}
