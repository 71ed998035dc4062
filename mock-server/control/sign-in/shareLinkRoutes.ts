import { Hono } from "hono";
import { setCookie } from "hono/cookie";
import { getTenantName, policies } from "#services/identity/tenants.ts";
import { findOrigins, findPortalHost, type ServiceOrigins } from "#services/requestContext.ts";
import { type WorldRegistry, worldCookie } from "#world/worldRegistry.ts";

/** Path of share links on the portal's origin. */
export const enterPath = "/mock/enter";

/**
 * Sets the cookie of a world and redirects to the portal. With a persona, the redirect leads through the provider, which
 * starts single sign-on.
 */
export function createShareLinkRoutes(worlds: WorldRegistry, origins: ServiceOrigins): Hono {
  return new Hono().get(enterPath, (c) => {
    const { world: id = "", persona, path = "/overview" } = c.req.query();
    const portalUrl = resolvePortalUrl(`http://${findPortalHost(c.req.raw)}`, path);
    const world = worlds.get(id);
    if (!world) return c.text(`The world "${id}" no longer exists. Ask for a new link.`, 404);
    if (!portalUrl) return c.text(`"${path}" is not a path of the portal.`, 400);
    setCookie(c, worldCookie, id, { path: "/", httpOnly: true, sameSite: "Lax" });
    if (persona === undefined) return c.redirect(portalUrl);
    const { identity } = findOrigins(origins, c.req.url);
    const startUrl = new URL(`${identity}/${getTenantName(world)}/${policies.signIn}/start-session`);
    startUrl.searchParams.set("persona", persona);
    startUrl.searchParams.set("back", portalUrl);
    return c.redirect(startUrl.href);
  });
}

/** Resolves a path on the portal's origin; undefined if the URL would have another origin. */
export function resolvePortalUrl(origin: string, path: string): string | undefined {
  const portal = URL.parse(origin);
  const url = URL.parse(path, origin);
  if (!portal || !url || !path.startsWith("/")) return undefined;
  return url.origin === portal.origin ? url.href : undefined;
}
