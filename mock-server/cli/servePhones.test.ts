import { once } from "node:events";
import { createServer } from "node:http";
import { request } from "node:https";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findFreePort } from "../server/findFreePort.ts";
import { type RunningProgram, runProgram } from "../testing/runProgram.ts";

const portal = createServer(({ url }, response) => response.end(`the portal at ${url}`));
let phonePort: number;
let server: RunningProgram;

beforeAll(async () => {
  await once(portal.listen(0, "127.0.0.1"), "listening");
  const { port } = portal.address() as AddressInfo;
  phonePort = await findFreePort();
  const script = fileURLToPath(new URL("./main.ts", import.meta.url));
  const ports = ["--port=0", "--registration-port=0", "--identity-port=0", `--portal-port=${port}`];
  server = runProgram(process.execPath, [script, ...ports, "--phone", `--phone-port=${phonePort}`]);
  await server.waitForOutput(/Phones/);
}, 30_000);

afterAll(async () => {
  await server.stop();
  portal.close();
});

/** Sends a path without normalizing it. The certificate is the machine's own. */
async function read(path: string) {
  const sent = request({ host: "127.0.0.1", port: phonePort, path, rejectUnauthorized: false }).end();
  const [response] = await once(sent, "response");
  return { status: response.statusCode, text: (await response.toArray()).join("") };
}

it.each(["/", "/overview?from=/__x", "/src/main.tsx", "/_a", "/@vite/client"])(
  "npm start -- --phone › passes %s on to the portal",
  async (path) => {
    expect(await read(path)).toEqual({ status: 200, text: `the portal at ${path}` });
  },
);

it.each([
  "/__open-in-editor?file=/etc/hostname",
  "/__inspect/",
  "//__open-in-editor",
  "/%5F_open-in-editor",
  "/_%5fopen-in-editor",
])(
  "npm start -- --phone › responds with 404 at %s, which Vite serves only to this machine's developer",
  async (path) => {
    expect((await read(path)).status).toBe(404);
  },
);
