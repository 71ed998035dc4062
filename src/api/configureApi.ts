/** What the API clients need of the rest of the portal. `src/app` passes it in, so that `src/api` imports no layer above. */
export interface ApiConfig {
  /** Origin of the main API and of the REST requests; empty for the portal's own origin. */
  baseUrl: string;
  /** URL of the registration service's GraphQL endpoint; null where the main API serves its operations. */
  getRegistrationServiceUrl(): Promise<string | null>;
  /** The active locale, for the header `x-taglys-locale`. */
  getLocale(): string;
  /** A valid id token, refreshed if needed; null for an anonymous visitor. */
  getIdToken(): Promise<string | null>;
  /** An id token other than the one that a service rejected; null if there is none. */
  refreshIdToken(rejectedToken: string): Promise<string | null>;
  /** Whether the identity provider issued the id token to this page within the last minute. */
  isNewIdToken(idToken: string): boolean;
  /** Called when a service rejects a request as unauthorized and no other token is available. */
  onSessionExpired(): void;
  /** Called when a service rejects a new id token. */
  onTokenRejected(): void;
}

/** The configuration, and what this page tells the main API of itself. */
interface ApiClient extends ApiConfig {
  /** The last token that the main API issued, with its signature; kept in memory only. */
  clientToken?: { token: string; signature: string };
  fingerprint?: string;
}

let client: ApiClient | undefined;

/** Configures all API clients anew. Must run before the first request. */
export function configureApi(config: ApiConfig): void {
  client = { ...config };
}

export function getApiClient(): ApiClient {
  if (!client) throw new Error("The API clients are not configured: call configureApi() first.");
  return client;
}
