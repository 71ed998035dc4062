import * as v from "valibot";
import type { ProviderState, ProviderUnderTest } from "./providerUnderTest.ts";

const stateResponse = v.objectWithRest(
  {
    headers: v.optional(v.record(v.string(), v.string()), {}),
    pathPrefix: v.optional(v.string(), ""),
  },
  v.string(),
);

interface RemoteProviderOptions {
  url: string;
  /** Where the provider receives Pact's requests that set up its states. */
  statesUrl: string;
  /** Sent with every request to either URL, for example an API key of a test environment. */
  headers?: Readonly<Record<string, string>>;
}

/**
 * A provider that is already running. Its states are set up by Pact's own request: a POST of `{action, state, params}` to
 * `statesUrl`. The response may hold values such as an `idToken`, `headers` that requests in this state need, and a
 * `pathPrefix` for their paths.
 */
export function createRemoteProvider({
  url,
  statesUrl,
  headers = {},
}: RemoteProviderOptions): ProviderUnderTest {
  let stateHeaders: Record<string, string> = {};
  let statePathPrefix = "";
  return {
    url,
    async setUp(state) {
      const response = v.parse(stateResponse, await changeState("setup", state));
      const { headers: requiredHeaders, pathPrefix, ...values } = response;
      stateHeaders = requiredHeaders;
      statePathPrefix = pathPrefix;
      return values;
    },
    async tearDown(state) {
      await changeState("teardown", state);
    },
    getHeaders: () => ({ ...headers, ...stateHeaders }),
    resolvePath: (pactPath) => `${statePathPrefix}${pactPath}`,
    close: async () => {},
  };

  /** The response's body; an empty body counts as an empty object. */
  async function changeState(
    action: "setup" | "teardown",
    { name, parameters }: ProviderState,
  ): Promise<unknown> {
    const response = await fetch(statesUrl, {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body: JSON.stringify({ action, state: name, params: parameters }),
    });
    const text = await response.text();
    if (!response.ok) {
      throw new Error(`${statesUrl} responded ${response.status} to the ${action} of "${name}": ${text}`);
    }
    return text.trim() === "" ? {} : JSON.parse(text);
  }
}
