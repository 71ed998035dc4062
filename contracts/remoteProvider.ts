import * as v from "valibot";
import type { AskedState, ProviderUnderTest } from "./providerUnderTest.ts";

const stateAnswer = v.objectWithRest(
  {
    headers: v.optional(v.record(v.string(), v.string()), {}),
    pathPrefix: v.optional(v.string(), ""),
  },
  v.string(),
);

interface RemoteProvider {
  url: string;
  /** Where the provider takes Pact's calls that set up its states. */
  stateUrl: string;
  /** For every call to either of the two: an API key of a test environment, for example. */
  headers?: Readonly<Record<string, string>>;
}

/**
 * A provider that runs already. Its states come about by Pact's own call: a POST of `{action, state, params}` to
 * `stateUrl`. It may answer with values such as an `idToken`, with `headers` that calls in this state need, and with a
 * `pathPrefix` to put in front of their paths.
 */
export function remoteProvider({ url, stateUrl, headers = {} }: RemoteProvider): ProviderUnderTest {
  let ofState: Pick<v.InferOutput<typeof stateAnswer>, "headers" | "pathPrefix"> = {
    headers: {},
    pathPrefix: "",
  };
  return {
    url,
    async setUp(state) {
      const answer = await changeState("setup", state);
      const { headers: needed, pathPrefix, ...values } = v.parse(stateAnswer, answer);
      ofState = { headers: needed, pathPrefix };
      return values;
    },
    async tearDown(state) {
      await changeState("teardown", state);
    },
    headers: () => ({ ...headers, ...ofState.headers }),
    path: (inPact) => `${ofState.pathPrefix}${inPact}`,
    close: async () => {},
  };

  /** The answer's body; nothing said is an empty object. */
  async function changeState(
    action: "setup" | "teardown",
    { name, parameters }: AskedState,
  ): Promise<unknown> {
    const answer = await fetch(stateUrl, {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body: JSON.stringify({ action, state: name, params: parameters }),
    });
    const text = await answer.text();
    if (!answer.ok) {
      throw new Error(`${stateUrl} answered ${answer.status} to the ${action} of "${name}": ${text}`);
    }
    return text.trim() === "" ? {} : JSON.parse(text);
  }
}
