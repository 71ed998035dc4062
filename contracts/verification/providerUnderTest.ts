/** A provider state as a consumer test gave it. */
export interface ProviderState {
  name: string;
  parameters: unknown;
}

/** Values that the verifier injects into requests, by the names in the pact. A request keeps the example of a missing one. */
export type StateValues = Record<string, string>;

export interface ProviderUnderTest {
  url: string;
  /** Sets up a state before its interaction. */
  setUp(state: ProviderState): Promise<StateValues>;
  /** Removes what `setUp` created. */
  tearDown(state: ProviderState): Promise<void>;
  /** Headers that requests in the current state need beyond those of the pact. */
  getHeaders(): Record<string, string>;
  /** The provider's path, in the current state, for a path of the pact. */
  resolvePath(pactPath: string): string;
  close(): Promise<void>;
}
