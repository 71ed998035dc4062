import type { Country } from "../../schema/locales.ts";
import type { World } from "./world.ts";

/** Cookie that selects a world other than the standing world of the country. */
export const worldCookie = "mock-world";

/** Whether a world serves the requests of its country that name no world. */
export function isStandingWorld({ id, country }: Pick<World, "id" | "country">): boolean {
  return id === country.toLowerCase();
}

/** All worlds of the process by id. */
export class WorldRegistry {
  readonly #worlds = new Map<string, World>();

  add(world: World): World {
    if (this.#worlds.has(world.id)) throw new Error(`There is a world named "${world.id}" already.`);
    return this.replace(world);
  }

  replace(world: World): World {
    this.#worlds.set(world.id, world);
    return world;
  }

  get(id: string): World | undefined {
    return this.#worlds.get(id);
  }

  /** The standing world of a country, which serves requests that name no world. */
  getStanding(country: string): World | undefined {
    return this.get(country.toLowerCase());
  }

  /** Countries that have a standing world. */
  getStandingCountries(): Country[] {
    return this.all()
      .filter(isStandingWorld)
      .map(({ country }) => country);
  }

  delete(id: string): boolean {
    return this.#worlds.delete(id);
  }

  all(): World[] {
    return [...this.#worlds.values()];
  }
}
