import { QueryClient } from "@tanstack/react-query";
import { vi } from "vitest";
import { configureApi } from "#api/send.ts";
import { exampleValues } from "../pact/stateValues.ts";
import { exampleLocale } from "./matching/requests.ts";

/** Points the portal's API clients at `baseUrl`, with a signed-in customer. */
export function createSignedInClient(baseUrl: string, locale = exampleLocale): QueryClient {
  return createClient(baseUrl, async () => exampleValues.idToken, locale);
}

/** Points the portal's API clients at `baseUrl`, without a sign-in. */
export function createAnonymousClient(baseUrl: string, locale?: string): QueryClient {
  return createClient(baseUrl, async () => null, locale);
}

/** Creates a client for requests without a token: if a request reads one, it fails. */
export function createClientWithoutToken(baseUrl: string, locale?: string): QueryClient {
  const fail = () => Promise.reject(new Error("This request must not carry a token."));
  return createClient(baseUrl, fail, locale);
}

function createClient(
  baseUrl: string,
  getIdToken: () => Promise<string | null>,
  locale = exampleLocale,
): QueryClient {
  // Uploads to the page's own origin have headers that some servers demand and others ignore.
  vi.stubGlobal("location", new URL(baseUrl));
  configureApi({
    baseUrl,
    getRegistrationServiceUrl: async () => `${baseUrl}/graphql`,
    getLocale: () => locale,
    getIdToken,
    refreshIdToken: async () => null,
    isNewIdToken: () => false,
    onSessionExpired: () => {},
    hasAccount: () => false,
    confirmAccount: async () => false,
    idempotencyKeyOrigins: [],
  });
  return new QueryClient({ defaultOptions: { queries: { retry: false } } });
}
