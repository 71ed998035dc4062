import { describe, expect, it } from "vitest";
import { createRejectionCheck } from "../testing/createRejectionCheck.ts";
import { startTestServer } from "../testing/testServer.ts";

const server = startTestServer();
const expectRejection = createRejectionCheck(server);

const reset = { kind: "reset" };
const latency = (milliseconds: unknown) => ({ path: "/x", effect: { kind: "latency", milliseconds } });

describe("POST /control/worlds/:id/faults", () => {
  it.each([
    {
      title: "without a target",
      body: { effect: reset },
      message: /needs an operation, a path or a service/,
    },
    { title: "without an effect", body: { path: "/x" }, message: /^effect: / },
    {
      title: "with an unknown effect",
      body: { path: "/x", effect: { kind: "fire" } },
      message: /^effect\.kind: .*"latency".*"provider"/,
    },
    {
      title: "with an unknown service",
      body: { service: "weather", effect: reset },
      message: /^service: service must be one of main-api, rest, registration, identity\.$/,
    },
    {
      title: "with an operation that is not a string",
      body: { operation: 1, effect: reset },
      message: /^operation: operation must be a text/,
    },
    {
      title: "for 0 requests",
      body: { path: "/x", calls: 0, effect: reset },
      message: /^calls: calls must be 1 or more/,
    },
    {
      title: "for half a request",
      body: { path: "/x", calls: 0.5, effect: reset },
      message: /^calls: calls must be whole/,
    },
    {
      title: "for a negative number of requests",
      body: { path: "/x", calls: -1, effect: reset },
      message: /^calls: /,
    },
    {
      title: "with an unknown property",
      body: { path: "/x", effect: reset, country: "DE" },
      message: /^country: /,
    },
    {
      title: "with a negative latency",
      body: latency(-1),
      message: /^effect\.milliseconds: milliseconds must be/,
    },
    {
      title: "with a latency that is a word",
      body: latency("slow"),
      message: /^effect\.milliseconds: milliseconds must be a whole number from 0 to 600000, or two/,
    },
    {
      title: "with a latency that is too long for a timer",
      body: latency(3_000_000_000),
      message: /^effect\.milliseconds: milliseconds must be/,
    },
    {
      title: "with a reversed latency range",
      body: latency([9, 1]),
      message: /^effect\.milliseconds(\.\d)?: .*the lesser first/,
    },
    {
      title: "with a latency range of three numbers",
      body: latency([1, 2, 3]),
      message: /^effect\.milliseconds(\.\d)?: /,
    },
    {
      title: "with a status below 400",
      body: { path: "/x", effect: { kind: "status", status: 200 } },
      message: /^effect\.status: status must be 400 to 599/,
    },
    {
      title: "with an empty list of GraphQL errors",
      body: { path: "/x", effect: { kind: "graphqlErrors", errors: [] } },
      message: /^effect\.errors: errors needs at least one/,
    },
    {
      title: "with an empty path of partial data",
      body: { path: "/x", effect: { kind: "partialData", path: "", error: { message: "" } } },
      message: /^effect\.path: path must not be empty/,
    },
    {
      title: "with an upload of 0 bytes per second",
      body: { path: "/x", effect: { kind: "slowUpload", bytesPerSecond: 0 } },
      message: /^effect\.bytesPerSecond: bytesPerSecond must be 1/,
    },
    {
      title: "with an upload cut off after 0 bytes",
      body: { path: "/x", effect: { kind: "cutUpload", afterBytes: 0 } },
      message: /^effect\.afterBytes: afterBytes must be 1 or more/,
    },
    {
      title: "with an upload cut off after half a byte",
      body: { path: "/x", effect: { kind: "cutUpload", afterBytes: 1.5 } },
      message: /^effect\.afterBytes: afterBytes must be whole/,
    },
    {
      title: "with an unknown provider code",
      body: { path: "/x", effect: { kind: "provider", code: "AADB2C1" } },
      message: /^effect\.code: code must be one of AADB2C90091/,
    },
    { title: "that is a list", body: [], message: /.+/ },
    { title: "that is null", body: null, message: /.+/ },
  ])("rejects a fault $title", async ({ body, message }) => {
    await expectRejection(await server.requestControl("/worlds/mine/faults", body), 400, message);
  });
});

describe("/control/worlds/:id/faults", () => {
  it("adds, lists, removes and clears faults", async () => {
    const path = "/worlds/mine/faults";
    const add = async (fault: object) => (await server.requestControl(path, fault)).json();
    const list = async () => (await (await server.requestControl(path, undefined, "GET")).json()).faults;
    const first = await add({ path: "/api/campaigns", calls: 5, effect: { kind: "status", status: 503 } });
    const second = await add({ operation: "Projects", effect: reset });
    expect((await server.request("/api/campaigns", {}, "mine")).status).toBe(503);
    expect(await list()).toEqual([{ ...first, hits: 1 }, second]);
    expect((await server.requestControl(`${path}/${first.id}`, undefined, "DELETE")).status).toBe(204);
    expect(await list()).toEqual([second]);
    expect((await server.request("/api/campaigns", {}, "mine")).status).toBe(200);
    expect((await server.requestControl(path, undefined, "DELETE")).status).toBe(204);
    expect(await list()).toEqual([]);
  });

  it("does not affect other worlds", async () => {
    await server.requestControl("/worlds/mine/faults", {
      service: "rest",
      effect: { kind: "status", status: 503 },
    });
    expect((await server.request("/api/campaigns", {}, "mine")).status).toBe(503);
    expect((await server.request("/api/campaigns", {}, "no")).status).toBe(200);
  });
});
