import { parse } from "hono/utils/cookie";
import type { Country } from "../../schema/locales.ts";
import type { World } from "../world/world.ts";
import { type WorldRegistry, worldCookie } from "../world/worldRegistry.ts";
import { findPortalHost } from "./requestContext.ts";

/**
 * Finds the world by the cookie `mock-world`, else by the host: `se.localhost` is Sweden's standing world, plain `localhost`
 * that of `defaultCountry`. The error names the fault of the cookie or host.
 */
export function findRequestWorld(
  request: Request,
  worlds: WorldRegistry,
  defaultCountry: Country,
): { world: World } | { error: string } {
  const id = parse(request.headers.get("cookie") ?? "", worldCookie)[worldCookie];
  if (id !== undefined) {
    const world = worlds.get(id);
    return world
      ? { world }
      : { error: `There is no world "${id}". Remove the cookie "${worldCookie}" or create the world.` };
  }
  const host = findPortalHost(request).replace(/:\d+$/, "");
  const label = /^([^.]+)\.localhost$/.exec(host)?.[1];
  const world = worlds.getStanding(label?.toUpperCase() ?? defaultCountry);
  if (world) return { world };
  const knownHosts = worlds.getStandingCountries().map((code) => `${code.toLowerCase()}.localhost`);
  return { error: `There is no country at "${host}". Known hosts: ${knownHosts.join(", ")}.` };
}
