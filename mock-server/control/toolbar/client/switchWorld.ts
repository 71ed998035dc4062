import type { WorldSummary } from "../../client/controlApi.ts";
import { createPortalUrl, getPortalOrigin, type StartPage } from "../../client/openScenario.ts";

interface Target {
  /** Who is signed in; nobody if undefined. */
  persona: string | undefined;
  /** Where the portal opens. Default: on the same screen, signed out at the start. */
  start?: StartPage;
}

/** Loads the portal in a world. */
export async function switchWorld(world: WorldSummary, { persona, start }: Target): Promise<void> {
  const portalOrigin = findPortalOrigin(world.country);
  const url = new URL(await createPortalUrl(world, { portalOrigin, persona, ...(start && { start }) }));
  // Most screens would sign in again at once.
  const samePath = persona === undefined ? "/" : location.pathname + location.search;
  if (!start) url.searchParams.set("path", samePath);
  forgetTokens();
  location.assign(url);
}

/** The host of a country stays, another country has its own. */
function findPortalOrigin(country: string): string {
  const [label] = location.hostname.split(".");
  const isOwnHost = label === "localhost" || label === country.toLowerCase();
  return isOwnHost ? location.origin : getPortalOrigin(country, location.port);
}

/** The portal would keep the previous persona signed in. */
function forgetTokens(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith("ad_")) localStorage.removeItem(key);
}
