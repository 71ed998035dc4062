/**
 * Verifies one pact in a process of its own: Pact's verifier writes its results past Node's streams, and `verify.ts` reads
 * them from this process. The only argument is a `VerificationTask` as JSON.
 */
import * as v from "valibot";
import { readPactFile } from "../pactFiles.ts";
import { startMockProvider } from "./mockBackend.ts";
import { createRemoteProvider } from "./remoteProvider.ts";
import { verifyPact } from "./verifyPact.ts";

const taskSchema = v.strictObject({
  pactPath: v.string(),
  /** Without it the mock backend is started and verified. */
  remote: v.optional(
    v.strictObject({ url: v.string(), statesUrl: v.string(), headers: v.record(v.string(), v.string()) }),
  ),
});

export type VerificationTask = v.InferInput<typeof taskSchema>;

// Pact would report every run to its makers.
process.env["PACT_DO_NOT_TRACK"] = "true";

const { pactPath, remote } = v.parse(taskSchema, JSON.parse(process.argv[2] ?? "{}"));
const pact = readPactFile(pactPath);
const provider = remote ? createRemoteProvider(remote) : await startMockProvider(pact.provider);
try {
  process.exitCode = (await verifyPact(pact, provider)) ? 0 : 1;
} finally {
  await provider.close();
}
