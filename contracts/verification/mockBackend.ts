import { type MockServer, startMockServer } from "#mock-server/server/startMockServer.ts";
import type { ProviderName } from "../consumer/createPact.ts";

/** Starts the mock backend in this process, on free ports, for Germany and the scenario `standing`. */
export const startMockBackend = () => startMockServer();

/** The URLs of the mock backend's service, which is verified over HTTP like any other provider. */
export function locateService({ origin, origins }: MockServer, provider: string) {
  const urls: Record<ProviderName, string> = {
    "main-api": origin,
    "main-api-registered-documents": origin,
    "registration-service": origins.registration,
    "identity-provider": origins.identity,
  };
  const url = new Map(Object.entries(urls)).get(provider);
  if (url === undefined) throw new Error(`The mock backend has no service "${provider}".`);
  const service = provider.replace("-registered-documents", "");
  return { url, statesUrl: `${origin}/control/pact-states/${service}` };
}
