import { createPortalUrl, getPortalOrigin } from "#control/client/portal.ts";
import type { WorldSummary } from "#control/worlds/worldSummary.ts";

/**
 * Loads the portal in a world, signed in as the persona if there is one. Without a path it stays on the same screen, or goes to
 * the start if nobody is signed in, since most screens would sign in again at once.
 */
export async function switchWorld(
  { id, country }: WorldSummary,
  persona: string | undefined,
  path = persona === undefined ? "/" : location.pathname + location.search,
): Promise<undefined> {
  const [label] = location.hostname.split(".");
  const isOwnHost = label === "localhost" || label === country.toLowerCase();
  const portal = isOwnHost ? location.origin : getPortalOrigin(country, location.port);
  const url = await createPortalUrl(id, portal, path, persona);
  // The portal would keep the previous persona signed in.
  for (const key of Object.keys(localStorage)) if (key.startsWith("ad_")) localStorage.removeItem(key);
  location.assign(url);
}
