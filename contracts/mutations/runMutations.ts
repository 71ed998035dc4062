import { fork } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { mutationKinds } from "./mutation.ts";
import type { MutationResult } from "./mutationReport.ts";

/** Where the output of Pact's verifier goes, one file for each provider. */
export const logFolder = "test-results/mutations";

const resultSchema: v.GenericSchema<MutationResult> = v.object({
  provider: v.string(),
  kind: v.exactOptional(v.picklist(mutationKinds)),
  description: v.string(),
  verdict: v.picklist(["passed", "detected", "missed", "accepted", "error"]),
  reason: v.exactOptional(v.string()),
});

/** Verifies the mutations of a provider. Calls `onResult` with each result. Throws if the run does not finish. */
export async function runMutations(
  provider: string,
  onResult: (result: MutationResult) => void = () => {},
): Promise<MutationResult[]> {
  mkdirSync(logFolder, { recursive: true });
  const logPath = join(logFolder, `${provider}.log`);
  const log = openSync(logPath, "w");
  const script = new URL("./mutationProcess.ts", import.meta.url);
  const child = fork(script, [provider], {
    stdio: ["ignore", log, log, "ipc"],
    execArgv: ["--disable-warning=DEP0060"],
  });
  const results: MutationResult[] = [];
  child.on("message", (message) => {
    const result = v.parse(resultSchema, message);
    results.push(result);
    onResult(result);
  });
  // Messages may still arrive after the process has ended.
  const [[exitCode]] = await Promise.all([once(child, "exit"), once(child, "disconnect")]);
  closeSync(log);
  if (exitCode !== 0) {
    throw new Error(`The run ended after ${results.length} verifications; see ${logPath}.`);
  }
  return results;
}
