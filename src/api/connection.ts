/** What the clients need of the rest of the portal; handed over once at the start, so that `api` imports none of it. */
export interface Connection {
  /** Origin of the main API and the REST calls; empty for the portal's own. */
  baseUrl: string;
  /** Address of the registration service's operations; null where the main API answers them. */
  registrationServiceUrl(): Promise<string | null>;
  /** The active locale, for the header `x-taglys-locale`. */
  locale(): string;
  /** A valid id token, refreshed if need be; null for an anonymous visitor. */
  idToken(): Promise<string | null>;
  /** A token other than `refused`, which a service did not accept; null if there is none to be had. */
  replaceIdToken(refused: string): Promise<string | null>;
  /** Called when a call is refused as unauthorized and there is no token, or no other one, to repeat it with. */
  onSignedOut(): void;
}

let current: Connection | undefined;

/** Connects all clients. */
export function connect(connection: Connection): void {
  current = connection;
}

export function connection(): Connection {
  if (!current) throw new Error("The clients are not connected: call connect() first.");
  return current;
}
