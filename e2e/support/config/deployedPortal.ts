import type { Country } from "#locales.ts";
import { portalHost } from "./ports.ts";

/** The variable PORTAL_URL: the portal to test instead of the build with the mock server. */
export const deployedPortal = process.env["PORTAL_URL"];

/** Whether tests that change data may run there. */
export const isWritingAllowed = process.env["E2E_WRITE"] === "1";

/** The origin of a country's portal. */
export function getPortalOrigin(country: Country, deployed: string | undefined = deployedPortal): string {
  return deployed ? createCountryOrigin(deployed, country) : `http://${portalHost(country)}`;
}

/**
 * Puts the country into a URL: in place of `{country}`, else as the first label of the host, as in
 * `https://se.test.example.com`. Throws an error that names the expected form.
 */
export function createCountryOrigin(url: string, country: Country): string {
  const code = country.toLowerCase();
  const parsed = URL.parse(url.replace("{country}", code));
  if (!parsed || !/^https?:$/.test(parsed.protocol) || parsed.origin !== parsed.href.replace(/\/$/, "")) {
    throw new Error(
      `PORTAL_URL must be an origin such as https://test.example.com or https://{country}.example.com, not "${url}".`,
    );
  }
  if (!url.includes("{country}")) parsed.host = `${code}.${parsed.host}`;
  return parsed.origin;
}
