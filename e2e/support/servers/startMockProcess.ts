import { fileURLToPath } from "node:url";
import { runProgram } from "#mock-server/testing/runProgram.ts";
import { mockOptions } from "../config/servers.ts";

const project = fileURLToPath(new URL("../../..", import.meta.url));

/**
 * Starts the mock server on the ports of the end-to-end suite and waits until it is ready. Returns a function that stops it.
 * Throws an error if it ends before, such as for a port that is taken.
 */
export async function startMockProcess(...options: readonly string[]): Promise<() => Promise<void>> {
  const args = ["mock-server/cli/main.ts", ...mockOptions, ...options];
  const mock = runProgram(process.execPath, args, { cwd: project });
  await mock.waitForOutput(/Personas/);
  return mock.stop;
}
