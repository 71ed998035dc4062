import { PactV4 } from "@pact-foundation/pact";
import { QueryClient } from "@tanstack/react-query";
import { connect } from "../src/api/connection.ts";
import { exampleToken } from "./matching/requests.ts";
import { generatedPacts } from "./pactFolders.ts";

/** The services that the portal calls, as the pacts call them. */
export type ProviderName = "main-api" | "registration-service" | "identity-provider";

/** A pact between the portal and one of its providers. */
export function portalPactWith(provider: ProviderName): PactV4 {
  return new PactV4({ consumer: "portal", provider, dir: generatedPacts, logLevel: "warn" });
}

/** Points the portal's clients at `baseUrl`, with a customer signed in. */
export function visitSignedIn(baseUrl: string): QueryClient {
  return visit(baseUrl, async () => exampleToken);
}

/** Points the portal's clients at `baseUrl`, with nobody signed in. */
export function visitAnonymously(baseUrl: string): QueryClient {
  return visit(baseUrl, async () => null);
}

/** Like an anonymous visit, for calls that must not even ask for a token. */
export function visitWithoutToken(baseUrl: string): QueryClient {
  return visit(baseUrl, () => Promise.reject(new Error("This call must not carry a token.")));
}

function visit(baseUrl: string, idToken: () => Promise<string | null>): QueryClient {
  connect({
    baseUrl,
    registrationServiceUrl: async () => `${baseUrl}/graphql`,
    locale: () => "de-DE",
    idToken,
    replaceIdToken: async () => null,
    onSignedOut: () => {},
  });
  return new QueryClient({ defaultOptions: { queries: { retry: false } } });
}
