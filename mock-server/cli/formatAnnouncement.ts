import { personaPassword } from "../scenarios/builders/addAccount.ts";
import { countries } from "../seeds/countries/countrySeeds.ts";
import type { MockServer, MockServerOptions } from "../server/startMockServer.ts";

/** The text that is printed after the start. */
export function formatAnnouncement(
  {
    country,
    portalPort,
    servesControl = true,
    password,
  }: Pick<MockServerOptions, "country" | "portalPort" | "servesControl" | "password">,
  { origin, origins }: Pick<MockServer, "origin" | "origins">,
): string {
  const code = country.toLowerCase();
  return `
  Portal    http://localhost:${portalPort} (${country}); http://<country>.localhost:${portalPort} for ${countries.join(", ").toLowerCase()}
  ${servesControl ? "Console" : "Backend"}   ${origin}
  Provider  ${origins.identity}
  Personas  anna@${code}.example, ben@…, clara@…, dario@…; password ${personaPassword}
${password === undefined ? "" : `  Password  ${password} for the console and the control API, with any user name\n`}`;
}
