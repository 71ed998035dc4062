import { personaPassword } from "../scenarios/builders/addAccount.ts";
import { countries } from "../seeds/countries/countrySeeds.ts";
import { isOpenToNetwork } from "../server/middleware/requirePassword.ts";
import type { MockServer, MockServerOptions } from "../server/startMockServer.ts";

/** The text that the command prints after the start. */
export function formatAnnouncement(
  {
    country,
    portalPort,
    servesControl = true,
    password,
    host,
    backend,
  }: Pick<MockServerOptions, "country" | "portalPort" | "servesControl" | "password" | "host" | "backend">,
  { origin, origins }: Pick<MockServer, "origin" | "origins">,
): string {
  const code = country.toLowerCase();
  const ports = [origin, origins.registration, origins.identity].map((url) => new URL(url).port);
  return `
  Portal    http://localhost:${portalPort} (${country}); http://<country>.localhost:${portalPort} for ${countries.join(", ").toLowerCase()}
  ${servesControl ? "Console" : "Backend"}   ${origin}
  Provider  ${origins.identity}
  Personas  anna@${code}.example, ben@…, clara@…, dario@…; password ${personaPassword}
${backend === undefined ? "" : `  Backend   ${backend} answers what is not mocked\n`}${isOpenToNetwork(host) ? `  Network   other machines reach ports ${ports.join(", ")}; the portal only with --phone\n` : ""}${password === undefined ? "" : `  Password  ${password} for the console and the control API, with any user name\n`}`;
}
