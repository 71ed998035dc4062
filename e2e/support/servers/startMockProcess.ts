import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { backendOrigin } from "../config/ports.ts";
import { mockOptions } from "../config/servers.ts";

const startTimeoutMs = 60_000;
const project = fileURLToPath(new URL("../../..", import.meta.url));

/**
 * Starts the mock server on the ports of the end-to-end suite and waits until it responds. Returns a function that stops it.
 * Throws an error if it ends before, or takes longer than a minute, and if another server already responds.
 */
export async function startMockProcess(...options: readonly string[]): Promise<() => Promise<void>> {
  const url = `${backendOrigin}/health`;
  const requestHealth = () => fetch(url).catch(() => undefined);
  if (await requestHealth()) throw new Error(`Another server responds at ${url}.`);
  const child = spawn(process.execPath, ["mock-server/cli/main.ts", ...mockOptions, ...options], {
    cwd: project,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const exited = once(child, "exit");
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const stop = async () => {
    if (isRunning()) child.kill();
    await exited;
  };
  const deadline = performance.now() + startTimeoutMs;
  while (!(await requestHealth())?.ok) {
    if (!isRunning() || performance.now() > deadline) {
      await stop();
      throw new Error(`Expected a response of ${url} within ${startTimeoutMs / 1000} s.`);
    }
    await setTimeout(50);
  }
  return stop;
}
