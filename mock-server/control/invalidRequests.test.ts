import { beforeEach, describe, expect, it } from "vitest";
import { createStream } from "../testing/streams.ts";
import { startTestServer } from "../testing/testServer.ts";
import { createSnapshot } from "../world/snapshot.ts";

const server = startTestServer();
const headers = { "content-type": "application/json" };

/** Serializes all worlds except their clocks. */
function serializeWorlds(): string {
  const worlds = server.mock.worlds.all().map((world) => {
    const { now, ...data } = createSnapshot(world);
    return { ...data, faults: world.faults.all(), calls: world.journal.entries() };
  });
  return JSON.stringify(worlds);
}

let before = "";
beforeEach(async () => {
  if (!server.mock.worlds.get("mine")) await server.createWorld({ id: "mine", country: "SE" });
  before = serializeWorlds();
});

/** Expects that status and message match, no world has changed, and the server still responds. */
async function expectRejection(response: Response, status: number, message: RegExp): Promise<void> {
  expect(await response.json()).toEqual({ message: expect.stringMatching(message) });
  expect(response.status).toBe(status);
  expect(serializeWorlds()).toBe(before);
  expect((await server.request("/control/worlds")).status).toBe(200);
}

const reset = { kind: "reset" };
const de = { country: "DE" };
const timestamp = /^set: must be an ISO timestamp such as 2026-03-09T08:00:00Z\.$/;
const seconds = /^advance: must be a number of seconds from 0/;
const isoNow = /^now: must be an ISO timestamp/;
const id = /^id: must have 1 to 63/;

describe("invalid request", () => {
  it.each<[route: string, input: unknown, message: RegExp]>([
    ["POST /worlds", {}, /^country: the body must be an object with country/],
    ["POST /worlds", { country: "XX" }, /^country: must be one of (?:[A-Z]{2}, )+[A-Z]{2}\.$/],
    ["POST /worlds", { ...de, scenario: "toString" }, /^scenario: must be one of standing, empty/],
    ["POST /worlds", { ...de, id: "a b" }, id],
    ["POST /worlds", { country: "SE", id: "de" }, /^id: "de" is reserved for the standing world of DE\.$/],
    ["POST /worlds", { ...de, now: "2026-06-01T12:00:00+01" }, isoNow],
    ["POST /worlds", { ...de, locale: "de" }, /^locale: /],
    ["POST /worlds", { country: 1, scenario: 2, id: 3 }, /^country: .+\nscenario: .+\nid: .+$/],
    ["DELETE /worlds?owner=country", undefined, /^owner: must be test\.$/],
    ["POST /worlds/restore", {}, /^snapshot: /],
    ["GET /worlds/mine/records?kind=files", undefined, /^kind: must be one of accounts, projects, /],
    ["PATCH /worlds/mine/clock", { set: "today" }, timestamp],
    ["PATCH /worlds/mine/clock", { set: "2027-05-05T12:00:00Z", advance: -1 }, seconds],
    ["PATCH /worlds/mine/clock", { frozen: "yes" }, /^frozen: must be true or false\.$/],
    ["PATCH /worlds/mine/provider", { idTokenSeconds: 0 }, /^idTokenSeconds: must be a whole number/],
    ["POST /worlds/mine/provider/revoke", { persona: 1 }, /^persona: must be the name of a persona\.$/],
    ["GET /worlds/mine/share", undefined, /^portal: /],
    ["GET /worlds/mine/journal?service=weather", undefined, /^service: must be one of main-api, rest/],
    ["POST /pact-states/printer", {}, /^service: must be one of main-api, registration-service, identity-/],
    ["POST /pact-states/main-api", { action: "begin" }, /^action: must be setup or teardown\.$/m],
  ])("%s %j is rejected with a message that names the valid values", async (route, input, message) => {
    const [method, path = ""] = route.split(" ");
    await expectRejection(await server.requestControl(path, input, method), 400, message);
  });

  const fault = (effect: unknown, target: object = { path: "/x" }) => ({ ...target, effect });
  it.each<[fault: unknown, message: RegExp]>([
    [fault(reset, {}), /^body: A fault needs an operation, a path or a service\.$/],
    [fault(undefined), /^effect: /],
    [fault(reset, { service: "weather" }), /^service: must be one of main-api, rest, registration/],
    [fault(reset, { path: "/x", calls: 0 }), /^calls: must be a whole number from 1 to /],
    [fault(reset, { path: "/x", country: "DE" }), /^country: /],
    [fault({ kind: "fire" }), /^effect\.kind: .*"latency".*"provider"/],
    [
      fault({ kind: "latency", milliseconds: 600_001 }),
      /^effect\.milliseconds: must be a whole number from 0 to 600000\.$/,
    ],
    [fault({ kind: "status", status: 200 }), /^effect\.status: must be a whole number from 400 to 599\.$/],
    [fault({ kind: "cutUpload", afterBytes: 1.5 }), /^effect\.afterBytes: must be a whole number from 1 to /],
    [fault({ kind: "provider", code: "AADB2C1" }), /^effect\.code: must be one of AADB2C90091/],
  ])("fault %j is rejected with a message that names the valid values", async (body, message) => {
    await expectRejection(await server.requestControl("/worlds/mine/faults", body), 400, message);
  });

  it.each(["", '{"a":'])("body %j is rejected as no JSON", async (body) => {
    const response = await server.request("/control/worlds", { method: "POST", headers, body });
    await expectRejection(response, 400, /^The body must be JSON\.$/);
  });
});

describe("request for something unknown", () => {
  const worlds = /^There is no world "nowhere"\. Known worlds: [a-z]{2}, /;
  it.each([
    ["GET /worlds/nowhere", worlds],
    ["GET /worlds/nowhere/journal", worlds],
    ["GET /worlds/%ff", /^There is no world/],
    ["GET /worlds/__proto__", /^There is no world "__proto__"/],
    ["DELETE /worlds/mine/faults/fault-99", /^There is no fault "fault-99"\. Active faults: none\.$/],
    ["GET /worlds/mine/journal/7", /entry "7"/],
    ["PUT /worlds/mine", /^There is no control route PUT \/control\/worlds\/mine\.$/],
    ["GET /nothing", /^There is no control route GET \/control\/nothing\.$/],
  ])("%s responds with 404 and a message", async (route, message) => {
    const [method, path = ""] = route.split(" ");
    await expectRejection(await server.requestControl(path, undefined, method), 404, message);
  });
});

describe("body of 10 MB", () => {
  const body = JSON.stringify({ country: "DE", scenario: "x".repeat(10_000_000) });
  const chunks = createStream(Array.from({ length: 100 }, () => 100_000));
  const tooLarge = /^The body is larger than 1 MB\.$/;
  it.each<[title: string, path: string, body: BodyInit, status: number, message: RegExp]>([
    ["is rejected with 413", "/worlds", body, 413, tooLarge],
    ["is rejected with 413 in chunks", "/worlds", chunks, 413, tooLarge],
    ["is accepted as a snapshot", "/worlds/restore", body, 400, /^(snapshot|country)/],
  ])("%s", async (_, path, content, status, message) => {
    const init = { method: "POST", headers, body: content, duplex: "half" };
    await expectRejection(await server.request(`/control${path}`, init), status, message);
  });
});
