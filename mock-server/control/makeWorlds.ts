import type { Country } from "../generated/mainApi.ts";
import { countrySeeds } from "../world/countries/countrySeeds.ts";
import { currentKit } from "../world/liveKit.ts";
import type { World, WorldPlan } from "../world/world.ts";
import type { WorldRegistry } from "../world/worldRegistry.ts";
import { ControlError } from "./controlError.ts";

/** The countries a world may be in. */
export const countries = Object.values(countrySeeds).map(({ country }) => country);

/** Makes worlds for the control API. What cannot be made is a `ControlError` that says what was expected. */
export function makeWorlds(worlds: WorldRegistry) {
  let created = 0;
  const freeId = (country: Country): string => {
    const id = `${country.toLowerCase()}-${++created}`;
    return worlds.get(id) ? freeId(country) : id;
  };
  const add = (world: World): World => {
    const owner = countries.find((code) => code.toLowerCase() === world.id) ?? world.country;
    if (owner !== world.country) {
      throw new ControlError(400, `id: "${world.id}" is the standing world of ${owner} alone.`);
    }
    if (worlds.get(world.id)) throw new ControlError(409, `There is a world named "${world.id}" already.`);
    return worlds.add(world);
  };
  return {
    /** Adds a world that was made elsewhere. */
    add,
    /** Makes a world by a plan and adds it; without an id it gets a free one. */
    make: ({ id, ...plan }: Omit<WorldPlan, "id"> & { id?: string | undefined }): World =>
      add(builtWorld({ id: id ?? freeId(plan.country), ...plan })),
  };
}

/** A world by its plan. */
export function builtWorld(plan: WorldPlan): World {
  try {
    return currentKit().buildWorld(plan);
  } catch (error) {
    // By its name: after a live edit the class is another one.
    if (error instanceof Error && error.name === "ScenarioError") throw new ControlError(400, error.message);
    throw error;
  }
}
