import { type MockServer, startMockServer } from "../../mock-server/server/startMockServer.ts";
import type { ProviderName } from "../consumer/createPact.ts";
import type { ProviderUnderTest } from "./providerUnderTest.ts";
import { createRemoteProvider } from "./remoteProvider.ts";

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

interface MockProvider extends ProviderUnderTest, Pick<MockServer, "worlds"> {}

/** Starts the mock backend and returns one of its services. It is verified over HTTP like any other provider. */
export async function startMockProvider(provider: string): Promise<MockProvider> {
  const server = await startMockBackend();
  const urls = {
    "main-api": server.origin,
    "registration-service": server.origins.registration,
    "identity-provider": server.origins.identity,
  } satisfies Record<ProviderName, string>;
  const url = new Map(Object.entries(urls)).get(provider);
  if (url === undefined) throw new Error(`The mock backend has no service "${provider}".`);
  const remote = createRemoteProvider({ url, statesUrl: `${server.origin}/control/pact-states/${provider}` });
  return { ...remote, worlds: server.worlds, close: () => server.close() };
}
