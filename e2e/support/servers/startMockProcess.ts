import { fileURLToPath } from "node:url";
import { runNode } from "#mock-server/testing/runNode.ts";
import { mockOptions } from "../config/servers.ts";

const project = fileURLToPath(new URL("../../..", import.meta.url));

/**
 * Starts the mock server on the ports of the end-to-end suite and waits until it is ready. Returns a function that stops it.
 * Throws an error if it ends before, such as for a port that is taken.
 */
export async function startMockProcess(...options: readonly string[]): Promise<() => Promise<void>> {
  const mock = runNode("mock-server/cli/main.ts", [...mockOptions, ...options], { cwd: project });
  await mock.waitForOutput(/Personas/);
  return mock.stop;
}
