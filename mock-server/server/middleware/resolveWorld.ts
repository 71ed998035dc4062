import type { MiddlewareHandler } from "hono";
import { getCookie } from "hono/cookie";
import { parse } from "hono/utils/cookie";
import type { Country } from "../../generated/mainApi.ts";
import type { RequestEnv } from "../../services/requestContext.ts";
import { getTexts, selectLocale } from "../../texts/getTexts.ts";
import type { World } from "../../world/world.ts";
import { type WorldRegistry, worldCookie } from "../../world/worldRegistry.ts";
import { respondWithError } from "../request/respondWithError.ts";

/** Puts the request's world, locale and texts into the context. A request without a world gets a 404. */
export function resolveWorld(worlds: WorldRegistry, defaultCountry: Country): MiddlewareHandler<RequestEnv> {
  return async (c, next) => {
    const found = findRequestWorld(c.req.raw, worlds, defaultCountry);
    if ("error" in found) return respondWithError(c, 404, "UNKNOWN_WORLD", found.error);
    c.set("world", found.world);
    // Pages and files that the browser loads by itself come without the header, but with the portal's cookie.
    const locale = selectLocale(
      c.req.header("x-taglys-locale") ?? getCookie(c, "locale"),
      found.world.config,
    );
    c.set("locale", locale);
    c.set("texts", getTexts(locale));
    return next();
  };
}

/**
 * Finds the world by the cookie `mock-world`, else by the host: `se.localhost` is Sweden's standing world, plain
 * `localhost` that of `defaultCountry`. The error says what is wrong with the cookie or host.
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
  const host = (request.headers.get("host") ?? "localhost").replace(/:\d+$/, "");
  const label = /^([^.]+)\.localhost$/.exec(host)?.[1];
  const world = worlds.getStanding(label?.toUpperCase() ?? defaultCountry);
  if (world) return { world };
  const knownHosts = worlds.getStandingCountries().map((code) => `${code.toLowerCase()}.localhost`);
  return { error: `There is no country at "${host}". Known hosts: ${knownHosts.join(", ")}.` };
}
