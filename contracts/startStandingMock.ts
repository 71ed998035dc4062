import { type MockServer, startMockServer } from "../mock-server/startMockServer.ts";

/** The mock backend of one country with its standing world, in this process and on free ports. */
export function startStandingMock(): Promise<MockServer> {
  return startMockServer({
    country: "DE",
    scenario: "standing",
    port: 0,
    registrationPort: 0,
    identityPort: 0,
    portalPort: 5173,
  });
}
