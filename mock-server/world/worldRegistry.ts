import type { Country } from "../generated/mainApi.ts";
import type { World } from "./world.ts";

/** Every world of the process, by id. */
export class WorldRegistry {
  readonly #worlds = new Map<string, World>();

  add(world: World): World {
    if (this.#worlds.has(world.id)) throw new Error(`There is a world named "${world.id}" already.`);
    this.#worlds.set(world.id, world);
    return world;
  }

  replace(world: World): World {
    this.#worlds.set(world.id, world);
    return world;
  }

  get(id: string): World | undefined {
    return this.#worlds.get(id);
  }

  /** The world whose tenant stands in the provider's addresses: `<id>.onmicrosoft.com`. */
  byTenant(tenant: string): World | undefined {
    return this.#worlds.get(tenant.replace(/\.onmicrosoft\.com$/, ""));
  }

  /** The standing world of a country: the one that serves visitors who have none of their own. */
  standing(country: string): World | undefined {
    return this.#worlds.get(country.toLowerCase());
  }

  /** Countries that have a standing world. */
  standingCountries(): Country[] {
    return this.all().flatMap(({ id, country }) => (id === country.toLowerCase() ? [country] : []));
  }

  delete(id: string): boolean {
    return this.#worlds.delete(id);
  }

  all(): World[] {
    return [...this.#worlds.values()];
  }
}
