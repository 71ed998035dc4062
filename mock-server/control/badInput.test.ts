import { request as httpRequest } from "node:http";
import { describe, expect, it } from "vitest";
import { found } from "../testing/records.ts";
import { everythingIn, refusalsOf } from "../testing/refusals.ts";
import { runServer } from "../testing/runningServer.ts";
import { streamOf } from "../testing/streams.ts";

const server = runServer();
const expectRefusal = refusalsOf(server);

describe("wrong calls on a world", () => {
  it.each([
    { method: "PATCH", path: "clock", body: { set: "today" }, message: /^set: must be an instant such as/ },
    { method: "PATCH", path: "clock", body: { set: 5 }, message: /^set: must be an instant/ },
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
  ])("$method $path $body is refused with what was expected", async ({ method, path, body, message }) => {
    await expectRefusal(await server.control(`/worlds/mine/${path}`, body, method), 400, message);
  });

  it.each([
    { method: "POST", path: "/worlds" },
    { method: "POST", path: "/worlds/restore" },
    { method: "POST", path: "/worlds/mine/faults" },
    { method: "PATCH", path: "/worlds/mine/clock" },
    { method: "PATCH", path: "/worlds/mine/provider" },
    { method: "POST", path: "/worlds/mine/provider/revoke" },
    { method: "POST", path: "/worlds/mine/session" },
  ])("$method $path refuses what is no JSON", async ({ method, path }) => {
    const response = await server.ask(`/control${path}`, { method, body: '{"a":' });
    await expectRefusal(response, 400, /^The body must be JSON\.$/);
  });
});

describe("wrong worlds", () => {
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
    { body: { country: "SE", id: "de" }, message: /^id: "de" is the standing world of DE alone\.$/ },
  ])("$body is refused with what was expected", async ({ body, message }) => {
    await expectRefusal(await server.control("/worlds", body), 400, message);
  });

  it("a snapshot that is none is refused with what was expected", async () => {
    for (const snapshot of [undefined, null, 1, [], {}]) {
      await expectRefusal(await server.control("/worlds/restore", { snapshot }), 400, /^snapshot/);
    }
  });
});

describe("unknown ids", () => {
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
      message: /^There is no fault "fault-99"\. Faults that are on: none\.$/,
    },
    {
      method: "PUT",
      path: "/worlds/mine",
      message: /^There is no control call PUT \/control\/worlds\/mine\.$/,
    },
  ])("$method $path is a 404 that says so", async ({ method, path, message }) => {
    await expectRefusal(await server.control(path, undefined, method), 404, message);
  });
});

describe("a body of 10 MB", () => {
  const large = JSON.stringify({ country: "DE", scenario: "x".repeat(10_000_000) });

  it.each([
    { method: "POST", path: "/worlds" },
    { method: "POST", path: "/worlds/mine/faults" },
    { method: "PATCH", path: "/worlds/mine/clock" },
  ])("is too much for $method $path", async ({ method, path }) => {
    const response = await server.ask(`/control${path}`, { method, body: large });
    await expectRefusal(response, 413, /^The body is larger than 1 MB\.$/);
  });

  it("is too much when it comes in parts of unknown number", async () => {
    const sizes = Array.from({ length: 100 }, () => 100_000);
    const init = { method: "POST", body: streamOf(sizes), duplex: "half" };
    const response = await server.ask("/control/worlds", init);
    await expectRefusal(response, 413, /^The body is larger than 1 MB\.$/);
  });

  it("is no more than a snapshot may be", async () => {
    const response = await server.ask("/control/worlds/restore", { method: "POST", body: large });
    await expectRefusal(response, 400, /^(snapshot|country)/);
  });
});

it("survives a body that is broken off", async () => {
  const before = everythingIn(server);
  const { promise, resolve } = Promise.withResolvers<void>();
  const { port } = new URL(server.mock.origin);
  const call = httpRequest({ port, host: "127.0.0.1", path: "/control/worlds", method: "POST" });
  call.setHeader("content-length", "1000");
  call.on("error", () => resolve());
  call.write('{"country"', () => call.destroy());
  call.on("close", resolve);
  await promise;
  expect((await server.ask("/control/worlds")).status).toBe(200);
  expect(everythingIn(server)).toBe(before);
});

it("listens on this machine alone unless it is told otherwise", () => {
  const { addresses, origin, origins } = found(server.mock);
  const ports = [origin, origins.registration, origins.identity].map((it) => new URL(it).port);
  expect(addresses).toEqual(ports.map((port) => `127.0.0.1:${port}`));
});
