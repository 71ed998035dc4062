import type { MiddlewareHandler } from "hono";
import { getCookie } from "hono/cookie";
import { findRequestWorld } from "#services/findRequestWorld.ts";
import type { RequestEnv } from "#services/requestContext.ts";
import { getTexts, selectLocale } from "#texts/getTexts.ts";
import type { WorldRegistry } from "#world/worldRegistry.ts";
import type { Country } from "../../../schema/locales.ts";
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
