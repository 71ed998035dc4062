import { request as httpRequest } from "node:http";
import { describe, expect, it } from "vitest";
import { createRejectionCheck, serializeWorlds } from "../testing/createRejectionCheck.ts";
import { requireDefined } from "../testing/findRecords.ts";
import { createStream } from "../testing/streams.ts";
import { startTestServer } from "../testing/testServer.ts";

const server = startTestServer();
const expectRejection = createRejectionCheck(server);
const headers = { "content-type": "application/json" };

describe("invalid request on a world", () => {
  it.each([
    {
      method: "PATCH",
      path: "clock",
      body: { set: "today" },
      message: /^set: must be an ISO timestamp such as/,
    },
    { method: "PATCH", path: "clock", body: { set: 5 }, message: /^set: must be an ISO timestamp/ },
    {
      method: "PATCH",
      path: "clock",
      body: { advance: "1" },
      message: /^advance: must be a number of seconds from 0/,
    },
    {
      method: "PATCH",
      path: "clock",
      body: { advance: -1 },
      message: /^advance: must be a number of seconds from 0/,
    },
    {
      method: "PATCH",
      path: "clock",
      body: { advance: 1e300 },
      message: /^advance: must be a number of seconds from 0/,
    },
    { method: "PATCH", path: "clock", body: { frozen: "yes" }, message: /^frozen: must be true or false/ },
    { method: "PATCH", path: "clock", body: { speed: 2 }, message: /^speed: / },
    {
      method: "PATCH",
      path: "provider",
      body: { issuerForm: "odd" },
      message: /^issuerForm: must be plain or policy/,
    },
    {
      method: "PATCH",
      path: "provider",
      body: { timesAsStrings: 1 },
      message: /^timesAsStrings: must be true or false/,
    },
    {
      method: "PATCH",
      path: "provider",
      body: { idTokenSeconds: 0 },
      message: /^idTokenSeconds: must be a whole number/,
    },
    {
      method: "PATCH",
      path: "provider",
      body: { idTokenSeconds: -5 },
      message: /^idTokenSeconds: must be a whole number/,
    },
    {
      method: "PATCH",
      path: "provider",
      body: { refreshTokenSeconds: 1e300 },
      message: /^refreshTokenSeconds: must be/,
    },
    { method: "PATCH", path: "provider", body: { revokedBefore: [] }, message: /^revokedBefore: / },
    { method: "POST", path: "provider/revoke", body: {}, message: /^persona: / },
    {
      method: "POST",
      path: "provider/revoke",
      body: { persona: 1 },
      message: /^persona: must be the name of a persona/,
    },
    { method: "POST", path: "session", body: { persona: "anna" }, message: /^portal: / },
    {
      method: "POST",
      path: "session",
      body: { persona: 1, portal: "http://localhost" },
      message: /^persona: must be/,
    },
    {
      method: "POST",
      path: "session",
      body: { persona: "anna", portal: 1 },
      message: /^portal: must be an origin on this/,
    },
    { method: "GET", path: "share", message: /^portal: / },
    { method: "GET", path: "journal?service=weather", message: /^service: must be one of main-api, rest/ },
    { method: "GET", path: "journal?colour=red", message: /^colour: / },
    { method: "GET", path: "journal/wait?count=0", message: /^count: must be a whole number from 1 to 1000/ },
    {
      method: "GET",
      path: "journal/wait?count=-1",
      message: /^count: must be a whole number from 1 to 1000/,
    },
    {
      method: "GET",
      path: "journal/wait?timeout=60001",
      message: /^timeout: must be a whole number from 0 to 60000/,
    },
    {
      method: "GET",
      path: "journal/wait?timeout=soon",
      message: /^timeout: must be a whole number from 0 to 60000/,
    },
  ])("$method $path $body is rejected with the expected values", async ({ method, path, body, message }) => {
    await expectRejection(await server.requestControl(`/worlds/mine/${path}`, body, method), 400, message);
  });

  it.each([
    { method: "POST", path: "/worlds" },
    { method: "POST", path: "/worlds/restore" },
    { method: "POST", path: "/worlds/mine/faults" },
    { method: "PATCH", path: "/worlds/mine/clock" },
    { method: "PATCH", path: "/worlds/mine/provider" },
    { method: "POST", path: "/worlds/mine/provider/revoke" },
    { method: "POST", path: "/worlds/mine/session" },
  ])("$method $path rejects invalid JSON", async ({ method, path }) => {
    const response = await server.request(`/control${path}`, { method, headers, body: '{"a":' });
    await expectRejection(response, 400, /^The body must be JSON\.$/);
  });
});

describe("POST /control/worlds", () => {
  it.each([
    {
      body: { country: "DE", scenario: "nothing" },
      message: /There is no scenario "nothing"\. Known scenarios: standing/,
    },
    { body: { country: "DE", scenario: "toString" }, message: /There is no scenario "toString"/ },
    {
      body: { country: "DE", scenario: "huge", parameters: { projects: -1 } },
      message: /projects must be a whole number from 1/,
    },
    {
      body: { country: "DE", scenario: "huge", parameters: { projects: 1e9 } },
      message: /projects must be a whole number from 1/,
    },
    {
      body: { country: "DE", scenario: "huge", parameters: [] },
      message: /^parameters: must be an object\.$/,
    },
    {
      body: { country: "DE", scenario: "request", parameters: { status: "LOST" } },
      message: /status must be one of OPEN/,
    },
    { body: { country: "SE", id: "de" }, message: /^id: "de" is reserved for the standing world of DE\.$/ },
  ])("rejects $body with the expected values", async ({ body, message }) => {
    await expectRejection(await server.requestControl("/worlds", body), 400, message);
  });

  it("rejects a value that is not a snapshot at /restore", async () => {
    for (const snapshot of [undefined, null, 1, [], {}]) {
      await expectRejection(await server.requestControl("/worlds/restore", { snapshot }), 400, /^snapshot/);
    }
  });
});

describe("request for something unknown", () => {
  it.each([
    {
      method: "GET",
      path: "/worlds/nowhere",
      message: /^There is no world "nowhere"\. Known worlds: at, ch, de/,
    },
    { method: "GET", path: "/worlds/nowhere/snapshot", message: /^There is no world "nowhere"/ },
    { method: "GET", path: "/worlds/nowhere/faults", message: /^There is no world "nowhere"/ },
    { method: "PATCH", path: "/worlds/nowhere/clock", message: /^There is no world "nowhere"/ },
    { method: "GET", path: "/worlds/nowhere/journal/wait", message: /^There is no world "nowhere"/ },
    { method: "PATCH", path: "/worlds/nowhere/provider", message: /^There is no world "nowhere"/ },
    { method: "POST", path: "/worlds/nowhere/session", message: /^There is no world "nowhere"/ },
    { method: "GET", path: "/worlds/%ff", message: /^There is no world/ },
    { method: "GET", path: "/worlds/__proto__", message: /^There is no world "__proto__"/ },
    {
      method: "DELETE",
      path: "/worlds/mine/faults/fault-99",
      message: /^There is no fault "fault-99"\. Active faults: none\.$/,
    },
    {
      method: "PUT",
      path: "/worlds/mine",
      message: /^There is no control route PUT \/control\/worlds\/mine\.$/,
    },
  ])("$method $path responds with 404 and a message", async ({ method, path, message }) => {
    await expectRejection(await server.requestControl(path, undefined, method), 404, message);
  });
});

describe("body of 10 MB", () => {
  const large = JSON.stringify({ country: "DE", scenario: "x".repeat(10_000_000) });

  it.each([
    { method: "POST", path: "/worlds" },
    { method: "POST", path: "/worlds/mine/faults" },
    { method: "PATCH", path: "/worlds/mine/clock" },
  ])("$method $path responds with 413", async ({ method, path }) => {
    const response = await server.request(`/control${path}`, { method, headers, body: large });
    await expectRejection(response, 413, /^The body is larger than 1 MB\.$/);
  });

  it("POST /worlds responds with 413 to a chunked body", async () => {
    const sizes = Array.from({ length: 100 }, () => 100_000);
    const init = { method: "POST", headers, body: createStream(sizes), duplex: "half" };
    const response = await server.request("/control/worlds", init);
    await expectRejection(response, 413, /^The body is larger than 1 MB\.$/);
  });

  it("POST /worlds/restore accepts the size", async () => {
    const response = await server.request("/control/worlds/restore", {
      method: "POST",
      headers,
      body: large,
    });
    await expectRejection(response, 400, /^(snapshot|country)/);
  });
});

it("control API keeps responding after a body that was aborted", async () => {
  const before = serializeWorlds(server);
  const { promise, resolve } = Promise.withResolvers<void>();
  const { port } = new URL(server.mock.origin);
  const request = httpRequest({ port, host: "127.0.0.1", path: "/control/worlds", method: "POST" });
  request.setHeader("content-length", "1000");
  request.on("error", () => resolve());
  request.write('{"country"', () => request.destroy());
  request.on("close", resolve);
  await promise;
  expect((await server.request("/control/worlds")).status).toBe(200);
  expect(serializeWorlds(server)).toBe(before);
});

it("mock server listens on the loopback address by default", () => {
  const { addresses, origin, origins } = requireDefined(server.mock);
  const ports = [origin, origins.registration, origins.identity].map((url) => new URL(url).port);
  expect(addresses).toEqual(ports.map((port) => `127.0.0.1:${port}`));
});
