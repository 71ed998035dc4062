import { createSocket } from "node:dgram";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer as createTlsServer } from "node:tls";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startNginx } from "./startNginx.ts";

const root = mkdtempSync(join(tmpdir(), "portal-resolver-"));
const dns = createSocket("udp4");
let resolver: string;
/** Whether DNS knows the services' names. */
let isKnown: boolean;

beforeAll(async () => {
  mkdirSync(join(root, "unavailable"));
  writeFileSync(join(root, "index.html"), "the portal");
  writeFileSync(join(root, "unavailable/de.html"), "out of order");
  dns.on("message", (query, { port, address }) => dns.send(createAnswer(query), port, address));
  await once(dns.bind(0, "127.0.0.1"), "listening");
  resolver = `127.0.0.1:${dns.address().port}`;
});
afterAll(async () => {
  dns.close();
  await rm(root, { recursive: true });
});

/** Answers queries for IPv4 addresses with 127.0.0.1, other queries with no address, and unknown names with NXDOMAIN. */
function createAnswer(query: Buffer): Buffer {
  const endOfName = query.indexOf(0, 12);
  const question = query.subarray(12, endOfName + 5);
  const hasAddress = isKnown && query[endOfName + 2] === 1;
  const flags = isKnown ? [0x81, 0x80] : [0x81, 0x83];
  const header = Buffer.from([...query.subarray(0, 2), ...flags, 0, 1, 0, hasAddress ? 1 : 0, 0, 0, 0, 0]);
  // A pointer to the name, type A, class IN, a lifetime of 0 s, 4 bytes.
  const address = [0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 0, 0, 4, 127, 0, 0, 1];
  return Buffer.concat([header, question, Buffer.from(hasAddress ? address : [])]);
}

async function start(backend: string, port: number) {
  const server = await startNginx(mkdtempSync(join(root, "nginx-")), {
    PORTAL_BACKEND: `${backend}:${port}`,
    PORTAL_REGISTRATION_SERVICES: "",
    PORTAL_SIGN_IN_PROVIDERS: "https://login.example",
    PORTAL_TAG_MANAGER: "off",
    PORTAL_REPORTS: `http://collector.example:${port}/ingest`,
    PORTAL_RESOLVER: resolver,
    PORTAL_ROOT: root,
  });
  const request = (path: string, init?: RequestInit) =>
    fetch(`http://127.0.0.1:${server.port}${path}`, { redirect: "manual", ...init });
  return { request, [Symbol.asyncDispose]: server.stop };
}

it("nginx starts without the services' names, serves the portal, and finds the services once DNS knows them", async () => {
  await using backend = createServer(({ url, headers: { host } }, response) => {
    const location = `http://${host}/api/campaigns`;
    response.writeHead(url === "/api/moved" ? 302 : 200, { location }).end(`${url} of ${host}`);
  });
  await once(backend.listen(0, "127.0.0.1"), "listening");
  const { port } = backend.address() as AddressInfo;
  isKnown = false;
  await using portal = await start("http://backend.example", port);
  const read = async (path: string, init?: RequestInit) => {
    const response = await portal.request(path, init);
    return [response.status, await response.text()];
  };
  expect(await read("/overview")).toEqual([200, "the portal"]);
  expect(await read("/health")).toEqual([200, "ok\n"]);
  expect(await read("/graphql", { method: "POST", body: "{}" })).toEqual([502, "out of order"]);

  isKnown = true;
  expect(await read("/graphql?a=1")).toEqual([200, `/graphql?a=1 of backend.example:${port}`]);
  expect(await read("/files/a%20b%2Fc.pdf")).toEqual([
    200,
    `/files/a%20b%2Fc.pdf of backend.example:${port}`,
  ]);
  expect((await portal.request("/api/moved")).headers.get("location")).toBe("/api/campaigns");
  expect(await read("/reports", { method: "POST", body: "{}" })).toEqual([
    200,
    `/ingest of collector.example:${port}`,
  ]);
});

it("nginx names the service in the TLS handshake", async () => {
  isKnown = true;
  const serverNames: string[] = [];
  await using backend = createTlsServer({
    SNICallback: (serverName, callback) => {
      serverNames.push(serverName);
      callback(new Error("no certificate"));
    },
  });
  backend.on("tlsClientError", () => {});
  await once(backend.listen(0, "127.0.0.1"), "listening");
  await using portal = await start("https://backend.example", (backend.address() as AddressInfo).port);
  expect((await portal.request("/api/campaigns")).status).toBe(502);
  expect(serverNames).toEqual(["backend.example"]);
});
