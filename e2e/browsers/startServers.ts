import { build, preview } from "vite";
import { startMockProcess } from "../../deploy/bench/startMockProcess.ts";
import { ports } from "../support/config/ports.ts";
import { portalEnvironment } from "../support/config/servers.ts";

/** Builds the portal and serves it with a mock backend, as the end-to-end tests do. Returns a function that stops both. */
export async function startServers(): Promise<() => Promise<void>> {
  Object.assign(process.env, portalEnvironment);
  await build({ logLevel: "warn" });
  const stopMock = await startMockProcess();
  const server = await preview({ preview: { port: ports.portal } });
  return async () => {
    await Promise.all([server.close(), stopMock()]);
  };
}
