import { createServer, type ViteDevServer } from "vite";
import { afterEach, describe, expect, it } from "vitest";
import { startTestServer } from "../testing/testServer.ts";
import { addToolbar } from "./addToolbar.ts";

const server = startTestServer({ password: "open sesame" });

let portal: ViteDevServer;
afterEach(async () => {
  await portal.close();
});

/** Requests a path of a portal from a development server with the toolbar. */
async function request(path: string, password?: string): Promise<Response> {
  const backend = server.mock.origin.replace("localhost", "127.0.0.1");
  portal = await createServer({
    configFile: false,
    appType: "custom",
    logLevel: "silent",
    optimizeDeps: { noDiscovery: true },
    server: { host: "127.0.0.1", port: 0, ws: false },
    plugins: [addToolbar(backend, password)],
  });
  await portal.listen();
  const address = portal.httpServer?.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return await fetch(`http://127.0.0.1:${port}${path}`);
}

describe("toolbar of a mock server with a password", () => {
  it("uses the control API without asking for the password", async () => {
    const response = await request("/@mock/control/worlds", "open sesame");
    expect(response.status).toBe(200);
    expect((await response.json()).worlds).toContainEqual(expect.objectContaining({ id: "de" }));
  });
});
