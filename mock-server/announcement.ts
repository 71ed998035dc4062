import type { MockServerOptions } from "./startMockServer.ts";
import { personaPassword } from "./world/seeds/accountSeeds.ts";

/** What is printed once everything runs. */
export function announcement({ country, port, portalPort, identityPort }: MockServerOptions): string {
  const code = country.toLowerCase();
  return `
  Portal    http://localhost:${portalPort} (${country}); http://<country>.localhost:${portalPort} for at, ch, de, dk, gb, ie, no, se
  Console   http://localhost:${port}
  Provider  http://localhost:${identityPort}
  Personas  anna@${code}.example, ben@…, clara@…, dario@…; password ${personaPassword}
`;
}
