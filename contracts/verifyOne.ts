/**
 * Verifies one pact, in a process of its own: Pact's verifier prints its findings past Node's streams, and `verify.ts` reads
 * them from here. Told by one argument of JSON.
 */
import * as v from "valibot";
import { startMockProvider } from "./mockProvider.ts";
import { remoteProvider } from "./remoteProvider.ts";
import { readPact, verifyPact } from "./verifyPact.ts";

const task = v.strictObject({
  file: v.string(),
  /** The mock backend, started for the occasion, where it is missing. */
  remote: v.optional(
    v.strictObject({ url: v.string(), stateUrl: v.string(), headers: v.record(v.string(), v.string()) }),
  ),
});

export type VerificationTask = v.InferInput<typeof task>;

// Pact would tell its makers about every run.
process.env["PACT_DO_NOT_TRACK"] = "true";

const { file, remote } = v.parse(task, JSON.parse(process.argv[2] ?? "{}"));
const pact = readPact(file);
const provider = remote ? remoteProvider(remote) : await startMockProvider(pact.provider);
try {
  process.exitCode = (await verifyPact(pact, provider)) ? 0 : 1;
} finally {
  await provider.close();
}
