import { backendOrigin } from "../config/ports.ts";
import { mockOptions } from "../config/servers.ts";
import { startServerProcess } from "./startServerProcess.ts";

/** Starts the mock server on the ports of the end-to-end suite. Returns a function that stops it. */
export function startMockProcess(...options: readonly string[]): Promise<() => Promise<void>> {
  const health = `${backendOrigin}/health`;
  return startServerProcess("mock-server/cli/main.ts", [...mockOptions, ...options], [health]);
}
