import type { MockServer, MockServerOptions } from "./startMockServer.ts";
import { personaPassword } from "./world/seeds/accountSeeds.ts";

/** What is printed once everything runs. */
export function announcement(
  { country, portalPort }: Pick<MockServerOptions, "country" | "portalPort">,
  { origin, origins }: Pick<MockServer, "origin" | "origins">,
): string {
  const code = country.toLowerCase();
  return `
  Portal    http://localhost:${portalPort} (${country}); http://<country>.localhost:${portalPort} for at, ch, de, dk, gb, ie, no, se
  Console   ${origin}
  Provider  ${origins.identity}
  Personas  anna@${code}.example, ben@…, clara@…, dario@…; password ${personaPassword}
`;
}
