import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { backendOrigin, ports } from "../../e2e/support/ports.ts";

const longest = 30_000;

/** Starts the mock backend at the end-to-end suite's ports. Returns how to stop it. */
export async function runMock(): Promise<() => Promise<void>> {
  const server = spawn(
    process.execPath,
    [
      fileURLToPath(import.meta.resolve("../../mock-server/main.ts")),
      `--port=${ports.backend}`,
      `--registration-port=${ports.registration}`,
      `--identity-port=${ports.identity}`,
      `--portal-port=${ports.portal}`,
    ],
    { stdio: ["ignore", "ignore", "inherit"] },
  );
  const ended = once(server, "exit");
  const deadline = performance.now() + longest;
  while (!(await fetch(backendOrigin).catch(() => undefined))?.ok) {
    if (server.exitCode !== null || performance.now() > deadline) throw new Error("The mock did not start.");
    await wait(50);
  }
  return async () => {
    server.kill();
    await ended;
  };
}
