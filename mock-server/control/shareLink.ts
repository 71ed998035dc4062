import { Hono } from "hono";
import { setCookie } from "hono/cookie";
import { policies, tenantName } from "../identity/tenants.ts";
import { worldCookie } from "../world/worldOfRequest.ts";
import type { WorldRegistry } from "../world/worldRegistry.ts";

/** Path on the portal's own origin by which a share link enters a world. */
export const enterPath = "/mock/enter";

/**
 * Puts the visitor's browser into a world and, by way of the provider's single sign-on, into a persona's account, then
 * opens the portal.
 */
export function shareLinkRoutes(worlds: WorldRegistry, identityOrigin: string): Hono {
  return new Hono().get(enterPath, (c) => {
    const { world: id = "", persona, path = "/overview" } = c.req.query();
    const back = portalAddress(`http://${c.req.header("host") ?? "localhost"}`, path);
    const world = worlds.get(id);
    if (!world) return c.text(`There is no world "${id}" any more. Ask for a new link.`, 404);
    if (!back) return c.text(`"${path}" is no path of the portal.`, 400);
    setCookie(c, worldCookie, id, { path: "/", httpOnly: true, sameSite: "Lax" });
    if (persona === undefined) return c.redirect(back);
    const start = new URL(`${identityOrigin}/${tenantName(world)}/${policies.signIn}/start-session`);
    start.searchParams.set("persona", persona);
    start.searchParams.set("back", back);
    return c.redirect(start.href);
  });
}

/** The address of a path on the portal's origin; undefined for one that would lead elsewhere. */
export function portalAddress(origin: string, path: string): string | undefined {
  const portal = URL.parse(origin);
  const address = URL.parse(path, origin);
  if (!portal || !address || !path.startsWith("/")) return undefined;
  return address.origin === portal.origin ? address.href : undefined;
}
