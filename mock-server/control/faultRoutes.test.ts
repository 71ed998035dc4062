import { describe, expect, it } from "vitest";
import { refusalsOf } from "../testing/refusals.ts";
import { runServer } from "../testing/runningServer.ts";

const server = runServer();
const expectRefusal = refusalsOf(server);

const reset = { kind: "reset" };
const latency = (milliseconds: unknown) => ({ path: "/x", effect: { kind: "latency", milliseconds } });

describe("a wrong fault", () => {
  it.each([
    {
      title: "without a target",
      body: { effect: reset },
      message: /needs an operation, a path or a service/,
    },
    { title: "without an effect", body: { path: "/x" }, message: /^effect: / },
    {
      title: "of an unknown effect",
      body: { path: "/x", effect: { kind: "fire" } },
      message: /^effect\.kind: .*"latency".*"provider"/,
    },
    {
      title: "of an unknown service",
      body: { service: "weather", effect: reset },
      message: /^service: service must be one of main-api, rest, registration, identity\.$/,
    },
    {
      title: "of an operation that is no text",
      body: { operation: 1, effect: reset },
      message: /^operation: operation must be a text/,
    },
    {
      title: "for no calls",
      body: { path: "/x", calls: 0, effect: reset },
      message: /^calls: calls must be 1 or more/,
    },
    {
      title: "for half a call",
      body: { path: "/x", calls: 0.5, effect: reset },
      message: /^calls: calls must be whole/,
    },
    {
      title: "for a negative number of calls",
      body: { path: "/x", calls: -1, effect: reset },
      message: /^calls: /,
    },
    {
      title: "with a property it does not know",
      body: { path: "/x", effect: reset, country: "DE" },
      message: /^country: /,
    },
    {
      title: "of negative latency",
      body: latency(-1),
      message: /^effect\.milliseconds: milliseconds must be/,
    },
    {
      title: "of latency in words",
      body: latency("slow"),
      message: /^effect\.milliseconds: milliseconds must be a whole number from 0 to 600000, or two/,
    },
    {
      title: "of latency beyond any timer",
      body: latency(3_000_000_000),
      message: /^effect\.milliseconds: milliseconds must be/,
    },
    {
      title: "of a range upside down",
      body: latency([9, 1]),
      message: /^effect\.milliseconds(\.\d)?: .*the lesser first/,
    },
    { title: "of a range of three", body: latency([1, 2, 3]), message: /^effect\.milliseconds(\.\d)?: / },
    {
      title: "of a status that is none",
      body: { path: "/x", effect: { kind: "status", status: 200 } },
      message: /^effect\.status: status must be 400 to 599/,
    },
    {
      title: "of no GraphQL errors",
      body: { path: "/x", effect: { kind: "graphqlErrors", errors: [] } },
      message: /^effect\.errors: errors needs at least one/,
    },
    {
      title: "of partial data nowhere",
      body: { path: "/x", effect: { kind: "partialData", path: "", error: { message: "" } } },
      message: /^effect\.path: path must not be empty/,
    },
    {
      title: "of an upload that never moves",
      body: { path: "/x", effect: { kind: "slowUpload", bytesPerSecond: 0 } },
      message: /^effect\.bytesPerSecond: bytesPerSecond must be 1/,
    },
    {
      title: "of an upload cut off before it begins",
      body: { path: "/x", effect: { kind: "cutUpload", afterBytes: 0 } },
      message: /^effect\.afterBytes: afterBytes must be 1 or more/,
    },
    {
      title: "of an upload cut off at half a byte",
      body: { path: "/x", effect: { kind: "cutUpload", afterBytes: 1.5 } },
      message: /^effect\.afterBytes: afterBytes must be whole/,
    },
    {
      title: "of an unknown provider code",
      body: { path: "/x", effect: { kind: "provider", code: "AADB2C1" } },
      message: /^effect\.code: code must be one of AADB2C90091/,
    },
    { title: "that is a list", body: [], message: /.+/ },
    { title: "that is null", body: null, message: /.+/ },
  ])("$title is refused with what was expected", async ({ body, message }) => {
    await expectRefusal(await server.control("/worlds/mine/faults", body), 400, message);
  });
});

describe("the faults of a world", () => {
  it("are added, listed with their hits, removed one by one and cleared", async () => {
    const path = "/worlds/mine/faults";
    const add = async (fault: object) => (await server.control(path, fault)).json();
    const listed = async () => (await (await server.control(path, undefined, "GET")).json()).faults;
    const first = await add({ path: "/api/campaigns", calls: 5, effect: { kind: "status", status: 503 } });
    const second = await add({ operation: "Projects", effect: reset });
    expect((await server.ask("/api/campaigns", {}, "mine")).status).toBe(503);
    expect(await listed()).toEqual([{ ...first, hits: 1 }, second]);
    expect((await server.control(`${path}/${first.id}`, undefined, "DELETE")).status).toBe(204);
    expect(await listed()).toEqual([second]);
    expect((await server.ask("/api/campaigns", {}, "mine")).status).toBe(200);
    expect((await server.control(path, undefined, "DELETE")).status).toBe(204);
    expect(await listed()).toEqual([]);
  });

  it("hit no other world", async () => {
    await server.control("/worlds/mine/faults", { service: "rest", effect: { kind: "status", status: 503 } });
    expect((await server.ask("/api/campaigns", {}, "mine")).status).toBe(503);
    expect((await server.ask("/api/campaigns", {}, "no")).status).toBe(200);
  });
});
