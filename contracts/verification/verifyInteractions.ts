import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as v from "valibot";
import { type PactFile, readPactFile } from "../pactFiles.ts";
import { request } from "../request.ts";
import type { InteractionResult } from "./interactionResult.ts";
import type { ProviderUnderTest } from "./providerUnderTest.ts";
import { runVerifier } from "./verifyPact.ts";

const pactSchema = v.looseObject({
  interactions: v.array(
    v.looseObject({
      description: v.string(),
      providerStates: v.optional(
        v.array(v.object({ name: v.string(), params: v.optional(v.unknown(), {}) })),
        [],
      ),
    }),
  ),
});

/**
 * Verifies the interactions of a pact one after the other, each with a pact file of its own: so there is a result after
 * each. Ends early if a state cannot be set up or the provider no longer responds.
 */
export async function* verifyInteractions(
  pact: PactFile,
  provider: ProviderUnderTest,
  timeoutMs: number,
): AsyncGenerator<InteractionResult> {
  const folder = mkdtempSync(join(tmpdir(), "interaction-"));
  const path = join(folder, "pact.json");
  const content = v.parse(pactSchema, JSON.parse(pact.text));
  try {
    for (const interaction of content.interactions) {
      writeFileSync(path, JSON.stringify({ ...content, interactions: [interaction] }));
      const { mismatches, stateErrors, unanswered } = await runVerifier(
        readPactFile(path),
        provider,
        timeoutMs,
      );
      const [cause = await findOutage(unanswered[0]?.url, timeoutMs)] = stateErrors;
      const { description, providerStates } = interaction;
      const states = providerStates.map(({ name, params }) => `${name} ${JSON.stringify(params)}`);
      yield {
        provider: pact.provider,
        description,
        states,
        mismatches: stateErrors.length > 0 ? stateErrors : mismatches,
        ...(cause !== undefined && { cause }),
      };
      if (cause !== undefined) return;
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** After a request without response: why the provider does not respond to a simple one either. Undefined if it does. */
async function findOutage(url: string | undefined, timeoutMs: number): Promise<string | undefined> {
  if (url === undefined) return undefined;
  return request(url, { timeoutMs }).then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
}
