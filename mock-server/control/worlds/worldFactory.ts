import { buildWorld } from "#scenarios/buildWorld.ts";
import { ScenarioError } from "#scenarios/createScenario.ts";
import { countries } from "#seeds/countries/countrySeeds.ts";
import type { World, WorldPlan } from "#world/world.ts";
import type { WorldRegistry } from "#world/worldRegistry.ts";
import type { Country } from "../../../schema/locales.ts";
import { ControlError } from "../controlError.ts";

type WorldRequest = Omit<WorldPlan, "id"> & { id?: string | undefined };

interface WorldFactory {
  /** Registers a world. */
  addWorld(world: World): World;
  /** Builds a world and registers it, with a free id unless one is given. */
  createWorld(request: WorldRequest): World;
}

/** Creates worlds for the control API. Its functions throw a `ControlError` if the id is taken or reserved. */
export function createWorldFactory(worlds: WorldRegistry): WorldFactory {
  let lastNumber = 0;
  const createId = (country: Country): string => {
    lastNumber += 1;
    const id = `${country.toLowerCase()}-${lastNumber}`;
    return worlds.get(id) ? createId(country) : id;
  };
  const addWorld = (world: World): World => {
    const reservedFor = countries.find((country) => country.toLowerCase() === world.id);
    if (reservedFor && reservedFor !== world.country) {
      throw new ControlError(400, `id: "${world.id}" is reserved for the standing world of ${reservedFor}.`);
    }
    if (worlds.get(world.id))
      throw new ControlError(409, `A world with the id "${world.id}" already exists.`);
    return worlds.add(world);
  };
  return {
    addWorld,
    createWorld: ({ id, ...plan }) =>
      addWorld(buildRequestedWorld({ id: id ?? createId(plan.country), ...plan })),
  };
}

/** Builds a world. Throws a `ControlError` if the scenario or its parameters are invalid. */
export function buildRequestedWorld(plan: WorldPlan): World {
  try {
    return buildWorld(plan);
  } catch (error) {
    if (error instanceof ScenarioError) throw new ControlError(400, error.message);
    throw error;
  }
}
