import { build, preview } from "vite";
import { ports } from "../support/config/ports.ts";
import { portalEnvironment } from "../support/config/servers.ts";
import { startMockProcess } from "../support/servers/startMockProcess.ts";

/**
 * Builds the portal and serves it with a mock backend, as the end-to-end tests do. `portalPort` is for a proxy on the
 * portal's usual port; without `builds` the last build is served. Returns a function that stops both.
 */
export async function startServers({
  portalPort = ports.portal as number,
  builds = true,
} = {}): Promise<() => Promise<void>> {
  Object.assign(process.env, portalEnvironment);
  if (builds) await build({ logLevel: "warn" });
  const stopMock = await startMockProcess();
  const server = await preview({ preview: { port: portalPort } });
  return async () => {
    await Promise.all([server.close(), stopMock()]);
  };
}
