import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { backendOrigin } from "../../e2e/support/config/ports.ts";
import { mockOptions } from "../../e2e/support/config/servers.ts";

const startTimeoutMs = 30_000;

/** Starts the mock server on the ports of the end-to-end suite. Returns a function that stops it. */
export async function startMockProcess(): Promise<() => Promise<void>> {
  const server = spawn(
    process.execPath,
    [fileURLToPath(import.meta.resolve("../../mock-server/cli/main.ts")), ...mockOptions],
    { stdio: ["ignore", "ignore", "inherit"] },
  );
  const exited = once(server, "exit");
  const deadline = performance.now() + startTimeoutMs;
  while (!(await fetch(backendOrigin).catch(() => undefined))?.ok) {
    if (server.exitCode !== null || performance.now() > deadline) {
      server.kill();
      throw new Error("The mock server did not start.");
    }
    await wait(50);
  }
  return async () => {
    server.kill();
    await exited;
  };
}
