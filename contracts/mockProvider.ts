import type { ProviderName } from "./portal.ts";
import type { ProviderUnderTest } from "./providerUnderTest.ts";
import { remoteProvider } from "./remoteProvider.ts";
import { startStandingMock } from "./startStandingMock.ts";

/** One of the services of the mock backend, in this process and on free ports; verified like every other provider. */
export async function startMockProvider(provider: string): Promise<ProviderUnderTest> {
  const server = await startStandingMock();
  const services = {
    "main-api": server.origin,
    "registration-service": server.origins.registration,
    "identity-provider": server.origins.identity,
  } satisfies Record<ProviderName, string>;
  const url = new Map(Object.entries(services)).get(provider);
  if (url === undefined) throw new Error(`The mock backend has no service "${provider}".`);
  const remote = remoteProvider({ url, stateUrl: `${server.origin}/control/pact-states/${provider}` });
  return { ...remote, close: () => server.close() };
}
