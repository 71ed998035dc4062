import * as v from "valibot";
import type { AskedState, ProviderUnderTest } from "./providerUnderTest.ts";

const stateValues = v.object({ idToken: v.optional(v.string()) });

/**
 * A provider that runs already. Its states come about by Pact's own call: a POST of `{action, state, params}` to
 * `stateUrl`, which may answer with an `idToken`.
 */
export function remoteProvider(url: string, stateUrl: string): ProviderUnderTest {
  return {
    url,
    async setUp(state) {
      const { idToken } = v.parse(stateValues, await changeState(stateUrl, "setup", state));
      return idToken === undefined ? {} : { idToken };
    },
    async tearDown(state) {
      await changeState(stateUrl, "teardown", state);
    },
    headers: () => ({}),
    path: (inPact) => inPact,
    close: async () => {},
  };
}

/** The answer's body; nothing said is an empty object. */
async function changeState(
  stateUrl: string,
  action: "setup" | "teardown",
  { name, parameters }: AskedState,
): Promise<unknown> {
  const answer = await fetch(stateUrl, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ action, state: name, params: parameters }),
  });
  const text = await answer.text();
  if (!answer.ok)
    throw new Error(`${stateUrl} answered ${answer.status} to the ${action} of "${name}": ${text}`);
  return text.trim() === "" ? {} : JSON.parse(text);
}
