import { readFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { Verifier } from "@pact-foundation/pact";
import * as v from "valibot";
import type { ProviderUnderTest, StateValues } from "./providerUnderTest.ts";
import { restoreForm } from "./restoreForm.ts";

const pactFile = v.object({
  provider: v.object({ name: v.string() }),
  interactions: v.array(
    v.object({ providerStates: v.optional(v.array(v.object({ name: v.string() })), []) }),
  ),
});

const pactsOwnPath = "/_pact";

/** A pact file on disk. */
export interface Pact {
  file: string;
  provider: string;
  /** Names of the provider states that it asks for. */
  states: string[];
}

export function readPact(file: string): Pact {
  const { provider, interactions } = v.parse(pactFile, JSON.parse(readFileSync(file, "utf8")));
  const states = interactions.flatMap(({ providerStates }) => providerStates.map(({ name }) => name));
  return { file, provider: provider.name, states: [...new Set(states)] };
}

/** Verifies one pact; Pact prints what it finds. False if the provider breaks it or a state could not be set up. */
export async function verifyPact(
  { file, provider, states }: Pact,
  under: ProviderUnderTest,
): Promise<boolean> {
  const stateProblems: string[] = [];
  // Pact answers for a failed handler as if it had succeeded: the failure has to be kept.
  const keepingProblems = async <T>(name: string, action: () => Promise<T>, otherwise: T): Promise<T> => {
    try {
      return await action();
    } catch (error) {
      stateProblems.push(`State "${name}": ${error instanceof Error ? error.message : String(error)}`);
      return otherwise;
    }
  };
  const handlers = states.map((name) => [
    name,
    {
      setup: (parameters: unknown) =>
        keepingProblems<StateValues>(name, () => under.setUp({ name, parameters }), {}),
      teardown: (parameters: unknown) =>
        keepingProblems(name, () => under.tearDown({ name, parameters }), undefined),
    },
  ]);
  const verifier = new Verifier({
    provider,
    providerBaseUrl: under.url,
    pactUrls: [file],
    logLevel: "error",
    stateHandlers: Object.fromEntries(handlers),
    requestFilter: (request: IncomingMessage, _response: unknown, next: () => void) => {
      // Pact's own calls, which set the states up, come by the same way.
      if (!request.url?.startsWith(pactsOwnPath)) {
        Object.assign(request.headers, under.headers());
        request.url = under.path(request.url ?? "/");
        restoreForm(request);
      }
      next();
    },
  });
  const isKept = await verifier.verifyProvider().then(
    () => true,
    () => false,
  );
  for (const problem of stateProblems) console.error(problem);
  return isKept && stateProblems.length === 0;
}
