import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { createServer, request as sendRequest } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type MockServer, startMockServer } from "#mock-server/server/startMockServer.ts";
import { signFileLink } from "#mock-server/services/files/fileLinks.ts";
import { requireDefined } from "#mock-server/testing/findRecords.ts";
import { createContentSecurityPolicy, createPortalHeaders, fileHeaders } from "../securityHeaders.ts";
import { sendRaw } from "../testing/sendRaw.ts";
import { type RunningNginx, startNginx } from "./startNginx.ts";

describe("nginx in front of any build", () => {
  const folder = mkdtempSync(join(tmpdir(), "portal-nginx-"));
  const root = join(folder, "root");
  let mock: MockServer;
  let server: RunningNginx;

  beforeAll(async () => {
    cpSync("deploy/public", root, { recursive: true });
    mkdirSync(join(root, "assets"));
    writeFileSync(join(root, "index.html"), '<div id="root">');
    mkdirSync(join(root, "unavailable"));
    writeFileSync(join(root, "unavailable/de.html"), "out of order");
    writeFileSync(join(root, ".env"), "SECRET=1");
    mock = await startMockServer();
    server = await startNginx(folder, {
      PORTAL_BACKEND: mock.origin.replace("localhost", "127.0.0.1"),
      PORTAL_ROOT: root,
      PORTAL_TAG_MANAGER: "off",
    });
  });
  afterAll(async () => {
    await server.stop();
    await mock.close();
    await rm(folder, { recursive: true });
  });

  const request = (path: string) => fetch(`http://127.0.0.1:${server.port}${path}`);

  it.each([".well-known/security.txt", "favicon.ico", "robots.txt"])("serves /%s as a file", async (name) => {
    const response = await request(`/${name}`);
    expect(response.status).toBe(200);
    const content = Buffer.from(await response.arrayBuffer());
    expect(content.equals(readFileSync(join(root, name)))).toBe(true);
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
  });

  it.each([
    { path: "/.env", status: 404 },
    { path: "/.git/config", status: 404 },
    { path: "/.well-known/other", status: 404 },
    { path: "/assets/.env", status: 404 },
    { path: "/assets/", status: 404 },
    { path: "/assets/start-12345678.js", status: 404 },
    { path: "/project/%E0%A4%A", status: 400 },
    { path: "/%ff", status: 200 },
    { path: "/installed-windows/claim/.x", status: 200 },
    { path: "/project/..%252f..", status: 200 },
  ])("responds to $path with the portal and $status", async ({ path, status }) => {
    const response = await request(path);
    expect(response.status).toBe(status);
    expect(response.headers.get("cache-control")).toBe(status === 200 ? "no-cache" : null);
    expect(await response.text()).toBe('<div id="root">');
    expect(response.headers.get("content-type")).toContain("text/html");
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
  });

  it("serves the scripts of the release before to open tabs, and lets browsers cache them forever", async () => {
    mkdirSync(join(root, "previous/assets"), { recursive: true });
    writeFileSync(join(root, "previous/assets/start-00000000.js"), "export {};");
    const response = await request("/assets/start-00000000.js");
    expect([response.status, await response.text()]).toEqual([200, "export {};"]);
    expect(response.headers.get("content-type")).toContain("text/javascript");
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect((await request("/previous/assets/start-00000000.js")).status).toBe(404);
  });

  it("responds to the health check without a file of the build", async () => {
    const response = await request("/health");
    expect([response.status, await response.text()]).toEqual([200, "ok\n"]);
  });

  it("sends customers' files as downloads, in a sandbox if opened as pages", async () => {
    const world = requireDefined(mock.worlds.get("de"));
    const file = { mime: "text/html", name: "Größe.html", bytes: new TextEncoder().encode("<script>") };
    world.files.set("files/attachments/page", file);
    for (const [path, disposition] of [
      [signFileLink(world, "/files/attachments/page"), "attachment; filename*=UTF-8''Gr%C3%B6%C3%9Fe.html"],
      ["/files/rooms/loft.svg", "attachment"],
    ] as const) {
      const { status, headers } = await request(path);
      expect(status).toBe(200);
      expect(headers.get("content-disposition")).toBe(disposition);
      for (const [name, value] of Object.entries(fileHeaders)) expect(headers.get(name), name).toBe(value);
    }
  });

  it.each([
    { name: "a malformed request", head: "GET / HTTP/1.1\r\nHost: a b", status: 400 },
    { name: "a long address", head: `GET /${"a".repeat(40_000)} HTTP/1.1\r\nHost: portal`, status: 414 },
    {
      name: "a request of two lengths",
      head: "POST / HTTP/1.1\r\nHost: portal\r\nContent-Length: 0\r\nContent-Length: 1",
      status: 400,
    },
    { name: "TRACE", head: "TRACE / HTTP/1.1\r\nHost: portal", status: 405 },
    {
      name: "an impossible part",
      head: "GET / HTTP/1.1\r\nHost: portal\r\nRange: bytes=999999-",
      status: 200,
    },
  ])("sends every security header once in the response to $name", async ({ head, status }) => {
    const response = await sendRaw(server.port, `${head}\r\nConnection: close\r\n\r\n`);
    expect(response).toContain(`HTTP/1.1 ${status} `);
    const connections = ["http://localhost:4001", "http://localhost:4002"];
    const policy = createContentSecurityPolicy({ connections, hasTagManager: false });
    const headers = createPortalHeaders({ policy, openerPolicy: "same-origin" });
    for (const [name, value] of Object.entries(headers)) {
      expect(response.split(`\r\n${name}: ${value}\r\n`), name).toHaveLength(2);
    }
  });

  const readRaw = async (path: string, headers = "") =>
    await sendRaw(server.port, `GET ${path} HTTP/1.1\r\nHost: portal\r\n${headers}Connection: close\r\n\r\n`);

  it.each([
    { path: "/api/auth/me", status: 401 },
    { path: "/api/auth/me?back=/../x", status: 401 },
    { path: "/graphql?query={__typename}", status: 200 },
    { path: "/files/none/a%20b%2Fc..pdf", status: 404 },
    { path: "/files/none/..a.pdf", status: 404 },
    { path: "/configurator/plan-1", status: 200 },
  ])("forwards $path, which the service answers with $status", async ({ path, status }) => {
    const response = await readRaw(path);
    expect(response).toContain(`HTTP/1.1 ${status} `);
    expect(response).not.toContain('<div id="root">');
  });

  it.each([
    "/secret/..%2fapi/x",
    "/secret/..%2Fapi/x",
    "/secret%2f..%2fapi/x",
    "/secret;x/..%2fapi/x",
    "/secret;/..%2fapi/x",
    "/secret/%2e%2e/api/x",
    "/secret/%2E./api/x",
    "/secret/../api/x",
    "/secret/..%2fgraphql",
    "/secret/..%2fgraphql?query={__typename}",
    "/graphql/..%2fgraphql",
    "/secret/..%2ffiles/x",
    "/files/..%2fconfigurator/x",
    "//api/x",
    "/secret//..%2fapi/x",
    "/%61pi/x",
    "/api%2fx",
    "/graphq%6c",
    "/control/worlds/..%2f..%2fapi%2fx",
    "/api/../secret/..%2fapi/x",
    "/api/%2e%2E/secret/..%2fapi/x",
    "/api/x/%252e%252e%252fsecret",
    "/api/x/..",
    "/api/./x",
    "/api/..;/secret",
    "/api/..;x=1/secret",
    "/api/%2e%2e;/secret",
    "/api/..\\secret",
    "/api/..%5Csecret",
    "/files/x;/..%3bsecret",
    "/configurator/x\\..\\..\\secret",
  ])("does not forward %s: no location begins like its encoded spelling", async (path) => {
    const response = await readRaw(path);
    expect(response).toContain("HTTP/1.1 404 ");
    expect(response).toContain('<div id="root">');
  });

  it("accepts cookies and tokens of 30 kB, and refuses more with its own page", async () => {
    expect(await readRaw("/overview", `Cookie: other=${"a".repeat(30_000)}\r\n`)).toContain("HTTP/1.1 200 ");
    const refused = await readRaw("/overview", `Cookie: other=${"a".repeat(40_000)}\r\n`);
    expect(refused).toContain("HTTP/1.1 431 ");
    expect(refused).toContain("out of order");
    const long = await readRaw(`/overview?other=${"a".repeat(40_000)}`);
    expect(long).toContain("HTTP/1.1 414 ");
    expect(long).toContain('<div id="root">');
  });

  it("forwards a token of 30 kB to the service, and a header as long to the visitor", async () => {
    await using backend = createServer(
      { maxHeaderSize: 65_536 },
      ({ headers: { authorization } }, response) =>
        response.writeHead(200, { "x-token": authorization }).end(),
    );
    await once(backend.listen(0, "127.0.0.1"), "listening");
    const { port } = backend.address() as AddressInfo;
    const settings = { PORTAL_BACKEND: `http://127.0.0.1:${port}`, PORTAL_ROOT: root };
    await using forwarding = await startNginx(join(folder, "forwarding"), settings);
    const token = `Bearer ${"a".repeat(30_000)}`;
    const head = `GET /api/x HTTP/1.1\r\nHost: portal\r\nAuthorization: ${token}\r\nConnection: close`;
    expect(await sendRaw(forwarding.port, `${head}\r\n\r\n`)).toContain(`x-token: ${token}\r\n`);
  });

  it.each(["/api", "/files", "/configurator", "/assets", "//elsewhere.example/.."])(
    "redirects %s without the host of the request",
    async (path) => {
      const response = await sendRaw(
        server.port,
        `GET ${path} HTTP/1.1\r\nHost: elsewhere.example\r\nConnection: close\r\n\r\n`,
      );
      expect(/^Location: (.*)\r$/im.exec(response)?.[1] ?? "/").toMatch(/^\/(?!\/)/);
    },
  );

  it.each([
    { path: "/graphql", megabytes: 100, status: 100 },
    { path: "/graphql", megabytes: 111, status: 413 },
    { path: "/api/campaigns", megabytes: 2, status: 413 },
  ])("responds to a body of $megabytes MB for $path with $status", async ({ path, megabytes, status }) => {
    const headers = { expect: "100-continue", "content-length": megabytes * 1024 * 1024 };
    const upload = sendRequest({ host: "127.0.0.1", port: server.port, path, method: "POST", headers });
    upload.flushHeaders();
    const asked = once(upload, "continue").then(() => 100);
    const refused = once(upload, "response").then(([{ statusCode }]) => statusCode);
    expect(await Promise.race([asked, refused])).toBe(status);
    upload.destroy();
  });
});
