/**
 * `npm start`: the portal on Vite's development server, with the mock server, which stands in front of a backend if
 * PORTAL_BACKEND names one. Changed files take effect without a restart.
 */
import { ListenError } from "../server/listen.ts";
import { openPorts } from "../server/ports.ts";
import type { MockServerOptions } from "../server/startMockServer.ts";
import { addToolbar } from "./addToolbar.ts";
import { endWithParent } from "./endWithParent.ts";
import { parseOptions, UsageError } from "./options.ts";
import { servePhones } from "./servePhones.ts";
import { watchProject } from "./watchProject.ts";

const print = (text: string) => console.log(text.replaceAll(/^(?=.)/gm, "  "));

try {
  const options = parseOptions(process.argv.slice(2), process.env["PORTAL_BACKEND"]);
  if ("getText" in options) console.log(await options.getText());
  else await start(options);
} catch (error) {
  const isExpected = error instanceof UsageError || error instanceof ListenError;
  const isPortalPortTaken = error instanceof Error && /Port \d+ is already in use/.test(error.message);
  if (!isExpected && !isPortalPortTaken) throw error;
  const hint = isPortalPortTaken ? ". Choose another with --portal-port <number>." : "";
  console.error(`${error.message}${hint}`);
  process.exit(1);
}

async function start(options: MockServerOptions): Promise<void> {
  endWithParent();
  const { portalPort, phonePort, password } = options;
  const ports = await openPorts(options);
  const mockOrigin = `http://127.0.0.1:${new URL(ports.backend.origin).port}`;
  // The proxy of `vite.config.ts` reads it.
  process.env["PORTAL_BACKEND"] = mockOrigin;

  const announced = Promise.withResolvers<void>();
  // Runs again after each restart of Vite.
  const onReady = async () => {
    await announced.promise;
    print("Watching code, schema, documents and messages for changes.");
  };
  const [{ createRunnableDevEnvironment, createServer }, { MockReloader }] = await Promise.all([
    import("vite"),
    import("./mockReloader.ts"),
  ]);
  let mock: InstanceType<typeof MockReloader> | undefined;
  const vite = await createServer({
    server: { port: portalPort },
    // Vite's watcher counts a missing folder or file twice and would be "ready" before it watches anything.
    publicDir: false,
    envDir: false,
    environments: {
      ssr: {
        dev: {
          createEnvironment: (name, config) =>
            createRunnableDevEnvironment(name, config, { runnerOptions: { hmr: false } }),
        },
      },
    },
    plugins: [
      watchProject({ onMockChange: (file) => mock?.reload(file), onReady, print }),
      // The toolbar needs no password, since only this machine reaches it.
      phonePort === undefined && addToolbar(mockOrigin, password),
    ],
  });
  mock = new MockReloader({ vite, options, ports, print });
  const announcement = await mock.waitForStart();
  // The portal starts once the mock server responds to its requests.
  await vite.listen();
  const portal = `Portal    http://localhost:${portalPort}`;
  const origins = { registration: ports.registration.origin, identity: ports.identity.origin };
  const phones = await servePhones(options, origins);
  console.log((announcement ?? `\n  ${portal}\n`) + phones);
  announced.resolve();
}
