/**
 * `npm start`: the portal on Vite's development server, with the mock server unless PORTAL_BACKEND names a real backend.
 * Changed files take effect without a restart.
 */
import type { ViteDevServer } from "vite";
import { findFreePort } from "../server/findFreePort.ts";
import type { MockServerOptions } from "../server/startMockServer.ts";
import { addToolbar } from "./addToolbar.ts";
import { MockSupervisor, StartError } from "./mockSupervisor.ts";
import { parseOptions, UsageError } from "./options.ts";
import { watchProject } from "./watchProject.ts";

const print = (text: string) => console.log(text.replaceAll(/^(?=.)/gm, "  "));

try {
  const options = parseOptions(process.argv.slice(2));
  if ("getText" in options) console.log(await options.getText());
  else await start(options);
} catch (error) {
  const isExpected = error instanceof UsageError || error instanceof StartError;
  const isPortalPortTaken = error instanceof Error && /Port \d+ is already in use/.test(error.message);
  if (!isExpected && !isPortalPortTaken) throw error;
  const hint = isPortalPortTaken ? ". Choose another with --portal-port <number>." : "";
  console.error(`${error.message}${hint}`);
  process.exit(1);
}

async function start(options: MockServerOptions): Promise<void> {
  const backend = process.env["PORTAL_BACKEND"];
  const mock = backend ? undefined : await startMock(options);
  const announced = Promise.withResolvers<void>();
  // Again after each restart of Vite.
  const onReady = async () => {
    await announced.promise;
    print("Watching code, schema, documents and messages for changes.");
  };
  const [announcement, server] = await Promise.all([
    mock?.waitForStart(),
    createPortalServer(options, mock && process.env["PORTAL_BACKEND"], (file) => mock?.reload(file), onReady),
  ]);
  // Now that the mock server responds to what the portal's pages request.
  await server.listen();
  const portal = `Portal    http://localhost:${options.portalPort}${backend ? `, backend ${backend}` : ""}`;
  console.log(announcement ?? `\n  ${portal}\n`);
  announced.resolve();
}

async function startMock(options: MockServerOptions): Promise<MockSupervisor> {
  const port = options.port || (await findFreePort());
  const registrationPort = options.registrationPort || (await findFreePort());
  const identityPort = options.identityPort || (await findFreePort());
  // The proxy of `vite.config.ts` reads it.
  process.env["PORTAL_BACKEND"] = `http://127.0.0.1:${port}`;
  return new MockSupervisor({ ...options, port, registrationPort, identityPort }, print);
}

async function createPortalServer(
  { portalPort, password }: MockServerOptions,
  mockOrigin: string | undefined,
  onMockChange: (file: string) => void,
  onReady: () => void,
): Promise<ViteDevServer> {
  // Imported while the mock server starts.
  const { createServer } = await import("vite");
  return createServer({
    server: { port: portalPort },
    // Vite's watcher counts a missing folder or file twice and would be "ready" before it watches anything.
    publicDir: false,
    envDir: false,
    plugins: [
      watchProject({ onMockChange, onReady, print }),
      mockOrigin !== undefined && addToolbar(mockOrigin, password),
    ],
  });
}
