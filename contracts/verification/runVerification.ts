import { fork } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import * as v from "valibot";
import { CommandError } from "../commandLine.ts";
import { type InteractionResult, interactionResultSchema } from "./interactionResult.ts";
import type { VerificationTask } from "./verificationProcess.ts";

interface RunOptions {
  /** For the whole run. */
  timeoutMs: number;
  /** Shows what Pact's verifier prints. */
  verbose: boolean;
  onResult: (result: InteractionResult) => void;
}

/** Verifies pacts. Throws `CommandError` if that does not end in time. */
export async function runVerification(
  task: VerificationTask,
  { timeoutMs, verbose, onResult }: RunOptions,
): Promise<void> {
  const script = new URL("./verificationProcess.ts", import.meta.url);
  const child = fork(script, [JSON.stringify(task)], {
    stdio: ["ignore", verbose ? "inherit" : "ignore", verbose ? "inherit" : "pipe", "ipc"],
    execArgv: ["--disable-warning=DEP0060"],
    env: createVerifierEnvironment(),
  });
  child.on("message", (message) => onResult(v.parse(interactionResultSchema, message)));
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    child.kill("SIGKILL");
  }, timeoutMs);
  // Messages may still arrive after the process has ended.
  const [errors, [exitCode]] = await Promise.all([
    child.stderr ? text(child.stderr) : "",
    once(child, "exit"),
    once(child, "disconnect"),
  ]);
  clearTimeout(timer);
  if (isLate)
    throw new CommandError(`The verification did not end within ${timeoutMs / 1000} s (--timeout).`);
  if (exitCode !== 0) throw new CommandError(`The verification ended with exit code ${exitCode}: ${errors}`);
}

/**
 * The environment without Pact's variables: those of a broker would make Pact verify the broker's pacts too, and those of
 * its filters would make it count what it skips as passed.
 */
function createVerifierEnvironment(): NodeJS.ProcessEnv {
  const others = Object.entries(process.env).filter(([name]) => !name.startsWith("PACT_"));
  // Pact would report every run to its makers.
  return { ...Object.fromEntries(others), PACT_DO_NOT_TRACK: "true" };
}
