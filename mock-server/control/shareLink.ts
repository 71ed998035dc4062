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
    const world = worlds.get(id);
    if (!world) return c.text(`There is no world "${id}" any more. Ask for a new link.`, 404);
    // The path alone: a link must not lead elsewhere.
    const target = new URL(path, "http://portal.invalid");
    const back = `http://${c.req.header("host") ?? "localhost"}${target.pathname}${target.search}${target.hash}`;
    setCookie(c, worldCookie, id, { path: "/", httpOnly: true, sameSite: "Lax" });
    if (persona === undefined) return c.redirect(back);
    const start = new URL(`${identityOrigin}/${tenantName(world)}/${policies.signIn}/start-session`);
    start.searchParams.set("persona", persona);
    start.searchParams.set("back", back);
    return c.redirect(start.href);
  });
}
