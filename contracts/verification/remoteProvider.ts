import * as v from "valibot";
import { request } from "../request.ts";
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
  /** For each change of a state. */
  timeoutMs?: number;
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
  timeoutMs = 30_000,
}: RemoteProviderOptions): ProviderUnderTest {
  let stateHeaders: Record<string, string> = {};
  let statePathPrefix = "";
  return {
    url,
    async setUp(state) {
      const values = await changeState("setup", state);
      const parsed = v.safeParse(stateResponse, values);
      if (!parsed.success) {
        const [{ message, path }] = parsed.issues;
        const names = path?.map(({ key }) => String(key)).join(".");
        throw new Error(
          `${describe("setup", state)} with an unexpected value${names ? ` in ${names}` : ""}: ${message}.`,
        );
      }
      const { headers: requiredHeaders, pathPrefix, ...stateValues } = parsed.output;
      stateHeaders = requiredHeaders;
      statePathPrefix = pathPrefix;
      return stateValues;
    },
    async tearDown(state) {
      await changeState("teardown", state);
    },
    getHeaders: () => ({ ...headers, ...stateHeaders }),
    resolvePath: (pactPath) => `${statePathPrefix}${pactPath}`,
    close: async () => {},
  };

  function describe(action: string, { name }: ProviderState): string {
    return `${statesUrl} responded to the ${action} of "${name}"`;
  }

  /** The response's body; an empty body counts as an empty object. */
  async function changeState(action: "setup" | "teardown", state: ProviderState): Promise<unknown> {
    const response = await request(statesUrl, {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body: JSON.stringify({ action, state: state.name, params: state.parameters }),
      timeoutMs,
    });
    const text = (await response.text()).trim();
    const excerpt = text.replaceAll(/\s+/g, " ").slice(0, 200);
    if (!response.ok) throw new Error(`${describe(action, state)} with ${response.status}: ${excerpt}`);
    try {
      return text === "" ? {} : JSON.parse(text);
    } catch {
      throw new Error(`${describe(action, state)} with a body that is no JSON: ${excerpt}`);
    }
  }
}
