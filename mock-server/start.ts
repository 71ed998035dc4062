/** `npm start`: the portal by Vite's development server and, unless PORTAL_BACKEND names a real one, the mock backend. */
import { createServer } from "vite";
import { announcement } from "./announcement.ts";
import { optionsFrom, UsageError } from "./commandLine.ts";
import { AddressRefusedError, startMockServer } from "./startMockServer.ts";

try {
  const options = optionsFrom(process.argv.slice(2));
  if ("print" in options) {
    console.log(options.print);
  } else {
    const backend = process.env["PORTAL_BACKEND"];
    const onReload = (message: string) => console.log(`  ${message}`);
    const mock = backend ? undefined : await startMockServer({ ...options, onReload });
    if (mock) process.env["PORTAL_BACKEND"] = mock.origin.replace("localhost", "127.0.0.1");
    const portal = await createServer({ server: { port: options.portalPort } });
    await portal.listen();
    console.log(
      mock
        ? announcement(options, mock)
        : `\n  Portal    http://localhost:${options.portalPort} on ${backend}\n`,
    );
  }
} catch (error) {
  const expected = error instanceof UsageError || error instanceof AddressRefusedError;
  const portTaken = error instanceof Error && /Port \d+ is already in use/.test(error.message);
  if (!expected && !portTaken) throw error;
  console.error(portTaken ? `${error.message}. Choose another with --portal-port <number>.` : error.message);
  process.exit(1);
}
