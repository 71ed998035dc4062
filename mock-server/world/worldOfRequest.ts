import { parse } from "hono/utils/cookie";
import type { Country } from "../generated/mainApi.ts";
import type { World } from "./world.ts";
import type { WorldRegistry } from "./worldRegistry.ts";

/** Cookie that puts a visitor of the portal into a world other than the country's standing one. */
export const worldCookie = "mock-world";

/** The world a call belongs to, or what is wrong with its cookie or host. */
export type WorldOfRequest = { world: World } | { problem: string };

/**
 * Finds the world by the cookie `mock-world`, else by the host: `se.localhost` is the standing world of Sweden, plain
 * `localhost` that of `defaultCountry`.
 */
export function worldOfRequest(
  request: Request,
  worlds: WorldRegistry,
  defaultCountry: Country,
): WorldOfRequest {
  const id = parse(request.headers.get("cookie") ?? "", worldCookie)[worldCookie];
  if (id !== undefined) {
    const world = worlds.get(id);
    return world
      ? { world }
      : { problem: `There is no world "${id}". Remove the cookie "${worldCookie}" or create the world.` };
  }
  const host = (request.headers.get("host") ?? "localhost").replace(/:\d+$/, "");
  const label = /^([^.]+)\.localhost$/.exec(host)?.[1];
  const country = label?.toUpperCase() ?? defaultCountry;
  const world = worlds.standing(country);
  if (world) return { world };
  const known = worlds.standingCountries().map((code) => `${code.toLowerCase()}.localhost`);
  return { problem: `There is no country at "${host}". Known hosts: ${known.join(", ")}.` };
}
