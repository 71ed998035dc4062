import { type MockServer, startMockServer } from "#mock-server/server/startMockServer.ts";

/** Starts the mock backend in this process, on free ports, for Germany and the scenario `standing`. */
export function startMockBackend(): Promise<MockServer> {
  return startMockServer({
    country: "DE",
    scenario: "standing",
    port: 0,
    registrationPort: 0,
    identityPort: 0,
    portalPort: 5173,
  });
}

/** The URLs of the mock backend's service, which is verified over HTTP like any other provider. */
export function locateService({ origin, origins }: MockServer, provider: string) {
  const urls = new Map([
    ["main-api", origin],
    ["main-api-registered-documents", origin],
    ["registration-service", origins.registration],
    ["identity-provider", origins.identity],
  ]);
  const url = urls.get(provider);
  if (url === undefined) throw new Error(`The mock backend has no service "${provider}".`);
  const service = provider.replace("-registered-documents", "");
  return { url, statesUrl: `${origin}/control/pact-states/${service}` };
}
