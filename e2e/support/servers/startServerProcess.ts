import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const startTimeoutMs = 60_000;
const project = fileURLToPath(new URL("../../..", import.meta.url));

/**
 * Starts a script of the project and waits until the URLs respond. Returns a function that stops it. Throws an error if it
 * ends before, or takes longer than a minute, and if another server already responds.
 */
export async function startServerProcess(
  script: string,
  args: readonly string[],
  urls: readonly string[],
): Promise<() => Promise<void>> {
  for (const url of urls) {
    if (await fetch(url).catch(() => undefined)) throw new Error(`Another server responds at ${url}.`);
  }
  const child = spawn(process.execPath, [script, ...args], {
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
  for (const url of urls) {
    while (!(await fetch(url).catch(() => undefined))?.ok) {
      if (isRunning() && performance.now() < deadline) {
        await setTimeout(50);
        continue;
      }
      await stop();
      throw new Error(`Expected a response of ${url} from ${script} within ${startTimeoutMs / 1000} s.`);
    }
  }
  return stop;
}
