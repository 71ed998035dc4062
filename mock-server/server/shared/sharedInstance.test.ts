import { request as httpRequest } from "node:http";
import { text } from "node:stream/consumers";
import { describe, expect, it, vi } from "vitest";
import { createFile } from "../../testing/createFile.ts";
import { createGraphQlBody } from "../../testing/createGraphQlBody.ts";
import { requireDefined } from "../../testing/findRecords.ts";
import { issueIdToken } from "../../testing/serviceClient.ts";
import { origins } from "../../testing/services.ts";
import { startTestServer } from "../../testing/testServer.ts";
import { worlds } from "../../testing/worlds.ts";
import { maxWorldFileBytes } from "../../world/storage.ts";
import { createApps } from "../createApps.ts";
import { startMockServer } from "../startMockServer.ts";
import { formatLogLine } from "./requestLog.ts";
import { choosePassword } from "./requirePassword.ts";

describe("limits of a shared mock server", () => {
  const server = startTestServer({ maxWorlds: 9, maxRequests: 3, maxMegabytes: 141 });

  it("reject a world beyond the limit, until one is deleted", async () => {
    const { status } = await server.requestControl("/worlds", { id: "first", country: "SE" });
    expect(status).toBe(201);
    const rejected = await server.requestControl("/worlds", { id: "second", country: "SE" });
    expect(rejected.status).toBe(507);
    expect((await rejected.json()).message).toBe(
      "There are 9 worlds, as many as allowed. Delete some, or start the mock server with --max-worlds <number>.",
    );
    await server.requestControl("/worlds/first", undefined, "DELETE");
    const created = await server.requestControl("/worlds", { id: "second", country: "SE" });
    expect(created.status).toBe(201);
  });

  it("reject requests of one world that come too often, over all services", async () => {
    const send = () => server.request("/api/campaigns", {}, "dk");
    expect([(await send()).status, (await send()).status]).toEqual([200, 200]);
    const registration = await server.requestRegistration("/dk/graphql?query={__typename}");
    expect(registration.status).toBe(200);
    const rejected = await send();
    expect(rejected.status).toBe(429);
    expect(Number(rejected.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await rejected.json()).message).toMatch(
      /^The world "dk" gets too many requests\. Wait \d+ seconds/,
    );
    const provider = "/dk.onmicrosoft.com/B2C_1_signin/discovery/v2.0/keys";
    expect((await server.requestIdentity(provider)).status).toBe(429);
    expect((await server.request("/api/campaigns", {}, "no")).status).toBe(200);
  });

  it.each([
    {
      title: "its world",
      id: "at",
      other: undefined,
      message: 'The files of the world "at" would exceed 140 MB. Reset or delete it.',
    },
    {
      title: "all worlds together",
      id: "ch",
      other: "at",
      message:
        "The files of all worlds would exceed 141 MB. Delete worlds, or start the mock server with --max-megabytes <number>.",
    },
  ])("reject an upload for which $title has no room", async ({ id, other, message }) => {
    const world = requireDefined(server.mock.worlds.get(id));
    const full = requireDefined(server.mock.worlds.get(other ?? id));
    full.files.set("files/full", { name: "", mime: "", bytes: new Uint8Array(maxWorldFileBytes) });
    const query =
      "mutation ($id: ID!, $files: [Upload!]!) { uploadAttachment(requestId: $id, files: $files) { id } }";
    const files = [createFile({ size: 1_500_000 })];
    const response = await server.request(
      "/graphql",
      {
        method: "POST",
        body: createGraphQlBody(query, { id: "request-1", files }),
        headers: { authorization: `Bearer ${await issueIdToken(world, "anna")}` },
      },
      id,
    );
    full.files.clear();
    expect(response.status).toBe(507);
    expect(await response.json()).toEqual({ errors: [{ message, extensions: { code: "STORAGE_FULL" } }] });
  });
});

describe("password of the control API and the console", () => {
  const server = startTestServer({ password: "open sesame" });
  const withPassword = (password: string) => ({
    headers: { authorization: `Basic ${Buffer.from(`any:${password}`).toString("base64")}` },
  });

  it.each(["/", "/control/worlds", "/control/openapi.yaml"])("is needed for %s", async (path) => {
    for (const init of [{}, withPassword("wrong"), { headers: { authorization: "Basic x" } }]) {
      const response = await server.request(path, init);
      expect(response.status).not.toBe(200);
      expect(await response.text()).not.toContain("de");
    }
    const response = await server.request(path);
    expect(response.headers.get("www-authenticate")).toBe('Basic realm="mock server"');
    expect((await server.request(path, withPassword("open sesame"))).status).toBe(200);
  });

  it("is not needed for the services and the health endpoint", async () => {
    expect((await server.request("/graphql?query={__typename}")).status).toBe(200);
    expect((await server.request("/health")).status).toBe(200);
  });

  it("is a random one if other machines reach the server", () => {
    const [first, second] = [choosePassword(undefined, "0.0.0.0"), choosePassword(undefined, "::")];
    expect(first).toMatch(/^[\w-]{12}$/);
    expect(second).not.toBe(first);
    for (const host of ["127.0.0.1", "127.1.2.3", "::1", "localhost"]) {
      expect(choosePassword(undefined, host)).toBeUndefined();
      expect(choosePassword("mine", host)).toBe("mine");
    }
  });
});

describe("a mock server without control API", () => {
  const server = startTestServer({ servesControl: false, password: "open sesame" });

  it.each([
    ["/", "GET"],
    ["/console.js", "GET"],
    ["/toolbar.js", "GET"],
    ["/control/worlds", "GET"],
    ["/control/worlds", "POST"],
    ["/control/worlds/de/journal", "DELETE"],
    ["/mock/enter?world=de", "GET"],
  ])("knows no path %s for %s", async (path, method) => {
    const response = await server.request(path, { method });
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({
      message: `There is nothing at ${method} ${path.split("?")[0]}.`,
    });
  });

  it("serves its services, needs no password and has no other", async () => {
    expect(server.mock.password).toBeUndefined();
    expect((await server.request("/graphql?query={__typename}")).status).toBe(200);
    expect((await server.request("/api/campaigns")).status).toBe(200);
    expect((await server.request("/health")).status).toBe(200);
    expect((await server.requestRegistration("/de/graphql?query={__typename}")).status).toBe(200);
    const provider = "/de.onmicrosoft.com/B2C_1_signin/discovery/v2.0/keys";
    expect((await server.requestIdentity(provider)).status).toBe(200);
  });
});

describe("GET /health", () => {
  const server = startTestServer();

  it("responds for any host name with the number of worlds and the memory", async () => {
    const { port } = new URL(server.mock.origin);
    const request = httpRequest({
      port,
      host: "127.0.0.1",
      path: "/health",
      headers: { host: "10.1.2.3" },
    }).end();
    const body = await new Promise<string>((resolve) => {
      request.on("response", (response) => resolve(text(response)));
    });
    expect(JSON.parse(body)).toEqual({ status: "ok", worlds: 8, megabytes: expect.any(Number) });
  });
});

it("GET /health responds with 503 while the server stops", async () => {
  const apps = createApps(worlds, { country: "DE", portalPort: 5173 }, origins);
  expect((await apps.backend.fetch(new Request("http://mock/health"))).status).toBe(200);
  apps.announceStop();
  const response = await apps.backend.fetch(new Request("http://mock/health"));
  expect([response.status, (await response.json()).status]).toEqual([503, "stopping"]);
});

describe("stopping the mock server", () => {
  it("finishes requests under way, ends event streams and takes no more connections", async () => {
    const ports = { port: 0, registrationPort: 0, identityPort: 0, portalPort: 5173 };
    const server = await startMockServer({ country: "DE", scenario: "standing", ...ports });
    const origin = server.origin.replace("localhost", "127.0.0.1");
    const { journal } = requireDefined(server.worlds.get("de"));
    const subscribe = vi.spyOn(journal, "subscribe");
    const waiting = fetch(`${origin}/control/worlds/de/journal/wait?operation=Never&timeout=300`);
    const stream = await fetch(`${origin}/control/worlds/de/journal/live`);
    // Both requests have arrived once the journal has two subscribers.
    await expect.poll(() => subscribe.mock.calls.length).toBe(2);
    const stopped = server.stop();
    expect((await waiting).status).toBe(408);
    await expect(stream.text()).rejects.toThrow();
    await stopped;
    await expect(fetch(`${origin}/health`)).rejects.toThrow();
  });
});

describe("request log", () => {
  const request = { method: "GET", cookie: undefined, status: 200, milliseconds: 12.4 };
  const format = (url: string, cookie?: string) =>
    JSON.parse(formatLogLine("backend", { ...request, url, cookie }));

  it("has time, port, world, method, path, status and duration", () => {
    expect(format("/api/campaigns", "a=b; mock-world=mine")).toEqual({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      port: "backend",
      world: "mine",
      method: "GET",
      path: "/api/campaigns",
      status: 200,
      milliseconds: 12,
    });
  });

  it.each([
    ["/control/worlds/mine/faults", "mine"],
    ["/mine.onmicrosoft.com/B2C_1_signin/oauth2/v2.0/token", "mine"],
    ["/mine/graphql", "mine"],
    ["/control/worlds", undefined],
  ])("finds the world of %s", (url, world) => {
    expect(format(url).world).toBe(world);
  });

  it("contains no query and no token of a path", () => {
    const token = "eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJhbm5hIn0.c2lnbmF0dXJl";
    const line = formatLogLine("identity", {
      ...request,
      url: `/x/${token}?code=secret`,
      cookie: "session=hidden",
    });
    expect(line).not.toMatch(/secret|hidden|eyJ/);
    expect(JSON.parse(line).path).toBe("/x/…");
  });
});
