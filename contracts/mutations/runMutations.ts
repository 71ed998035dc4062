import { fork } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import type { MutationResult } from "./mutationReport.ts";

const folder = "test-results/mutations";

/** The output of Pact's verifier. */
export const verifierLog = join(folder, "verifier.log");

const resultSchema: v.GenericSchema<MutationResult> = v.object({
  provider: v.string(),
  interaction: v.string(),
  description: v.string(),
  verdict: v.picklist(["passed", "detected", "missed", "error"]),
  reason: v.exactOptional(v.string()),
});

/** Verifies all mutations, or those of one provider. Throws if the run does not finish. */
export async function runMutations(provider?: string): Promise<MutationResult[]> {
  mkdirSync(folder, { recursive: true });
  const log = openSync(verifierLog, "w");
  const script = new URL("./mutationProcess.ts", import.meta.url);
  const child = fork(script, provider === undefined ? [] : [provider], {
    stdio: ["ignore", log, log, "ipc"],
    execArgv: ["--disable-warning=DEP0060"],
  });
  const results: MutationResult[] = [];
  child.on("message", (message) => results.push(v.parse(resultSchema, message)));
  // Messages may still arrive after the process has ended.
  const [[exitCode]] = await Promise.all([once(child, "exit"), once(child, "disconnect")]);
  closeSync(log);
  if (exitCode !== 0) {
    throw new Error(`The run ended after ${results.length} verifications; see ${verifierLog}.`);
  }
  return results;
}
