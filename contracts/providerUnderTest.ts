/** What a state's handler is told: the name and the parameters that a consumer test gave. */
export interface AskedState {
  name: string;
  parameters: unknown;
}

/**
 * What the verifier puts into the requests of a state, by the names in the pact. Without a value they keep the pact's
 * example.
 */
export type StateValues = Record<string, string>;

/** The provider that a pact is verified against. */
export interface ProviderUnderTest {
  /** Where it answers. */
  url: string;
  /** Brings a state about before its interaction. */
  setUp(state: AskedState): Promise<StateValues>;
  /** Removes what `setUp` made. */
  tearDown(state: AskedState): Promise<void>;
  /** Headers that the requests of the present state need, beyond those of the pact. */
  headers(): Record<string, string>;
  /** Where the provider, in the present state, has the path of a request of the pact. */
  path(inPact: string): string;
  close(): Promise<void>;
}
