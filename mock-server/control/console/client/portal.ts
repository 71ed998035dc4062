import { createPortalUrl, getPortalOrigin } from "#control/client/portal.ts";
import type { WorldSummary } from "#control/worlds/worldSummary.ts";
import type { ConsoleSettings } from "../consoleRoutes.ts";

const countryNames = new Intl.DisplayNames(["en"], { type: "region" });

export function getCountryName(country: string): string {
  return countryNames.of(country) ?? country;
}

/** Opens the portal in a world, in a new tab unless the browser blocks that. */
export async function openPortal(
  { id, country }: WorldSummary,
  { portalPort }: ConsoleSettings,
  persona?: string,
  path = "/overview",
): Promise<undefined> {
  const url = await createPortalUrl(id, getPortalOrigin(country, portalPort), path, persona);
  if (!open(url)) location.assign(url);
}
