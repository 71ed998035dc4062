/**
 * Verifies pacts in a process of its own, since Pact's verifier prints past Node's streams. The only argument is a
 * `VerificationTask` as JSON. Each result is sent to the parent process.
 */
import * as v from "valibot";
import { readPactFile } from "../pactFiles.ts";
import { createRemoteProvider } from "./remoteProvider.ts";
import { verifyInteractions } from "./verifyInteractions.ts";

const taskSchema = v.strictObject({
  pactPaths: v.array(v.string()),
  /** For each response of the provider. */
  timeoutMs: v.number(),
  /** Without it the mock backend is started and verified. */
  remote: v.optional(
    v.strictObject({ url: v.string(), statesUrl: v.string(), headers: v.record(v.string(), v.string()) }),
  ),
});

export type VerificationTask = v.InferInput<typeof taskSchema>;

const { pactPaths, remote, timeoutMs } = v.parse(taskSchema, JSON.parse(process.argv[2] ?? "{}"));
for (const pactPath of pactPaths) {
  const pact = readPactFile(pactPath);
  // The mock backend takes longer to load than everything else.
  const provider = remote
    ? createRemoteProvider({ ...remote, timeoutMs })
    : await (await import("./mockBackend.ts")).startMockProvider(pact.provider);
  try {
    for await (const result of verifyInteractions(pact, provider, timeoutMs)) process.send?.(result);
  } finally {
    await provider.close();
  }
}
process.disconnect?.();
