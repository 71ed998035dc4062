import { fork } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import type { Trial } from "./tryMutations.ts";

const folder = "test-results/mutations";

/** What Pact's verifier said of each. */
export const verifierLog = join(folder, "verifier.log");

const trialMessage: v.GenericSchema<Trial> = v.variant("verdict", [
  v.object({ ...told(), verdict: v.picklist(["kept", "caught", "missed"]) }),
  v.object({ ...told(), verdict: v.literal("invalid"), problem: v.string() }),
]);

function told() {
  return { provider: v.string(), what: v.string(), interaction: v.string() };
}

/** Tries all mutations, or those of one provider. Throws if that could not be brought to an end. */
export async function runTrials(provider?: string): Promise<Trial[]> {
  mkdirSync(folder, { recursive: true });
  const log = openSync(verifierLog, "w");
  const script = new URL("./trialProcess.ts", import.meta.url);
  const child = fork(script, provider === undefined ? [] : [provider], {
    stdio: ["ignore", log, log, "ipc"],
    execArgv: ["--disable-warning=DEP0060"],
  });
  const trials: Trial[] = [];
  child.on("message", (message) => trials.push(v.parse(trialMessage, message)));
  // Messages may still be on their way when the process has gone.
  const [[code]] = await Promise.all([once(child, "exit"), once(child, "disconnect")]);
  closeSync(log);
  if (code !== 0) throw new Error(`The trials broke off after ${trials.length}; see ${verifierLog}.`);
  return trials;
}
