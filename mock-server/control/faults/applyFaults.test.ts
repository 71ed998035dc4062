import { describe, expect, it } from "vitest";
import { countedStream, streamOf } from "../../testing/streams.ts";
import { distort, intercept, millisecondsOf } from "./applyFaults.ts";
import type { FaultEffect } from "./fault.ts";

const seeded = (...effects: FaultEffect[]) =>
  effects.map((effect, index) => ({ effect, seed: `fault-${index} 1` }));

const address = "http://localhost/graphql";
const problem = { message: "Not now.", code: "BUSY", field: "customer.phone" };

/** Keeps what was to be waited for in place of waiting. */
function stopwatch() {
  const waits: number[] = [];
  const pause = async (milliseconds: number, signal?: AbortSignal) => {
    signal?.throwIfAborted();
    waits.push(milliseconds);
  };
  return { waits, pause };
}

/** The answer that comes in place of the service's. */
async function answerInPlace(effect: FaultEffect): Promise<{ status: number; body: string }> {
  const interception = await intercept(new Request(address), seeded(effect));
  if (!("response" in interception)) throw new Error("The call goes on.");
  return { status: interception.response.status, body: await interception.response.text() };
}

describe("latency", () => {
  it("is the number of milliseconds asked for, once for each fault", async () => {
    const { waits, pause } = stopwatch();
    const request = new Request(address);
    const faults = seeded({ kind: "latency", milliseconds: 250 }, { kind: "latency", milliseconds: 50 });
    expect(await intercept(request, faults, pause)).toEqual({ request });
    expect(waits).toEqual([250, 50]);
  });

  it("of a range is drawn from the seed: the same for the same call, another for another", () => {
    const drawn = (seed: string) => millisecondsOf([100, 900], seed);
    const sequence = Array.from({ length: 50 }, (_, hit) => drawn(`fault-1 ${hit}`));
    expect(Array.from({ length: 50 }, (_, hit) => drawn(`fault-1 ${hit}`))).toEqual(sequence);
    expect(new Set(sequence).size).toBeGreaterThan(30);
    for (const milliseconds of sequence) {
      expect(milliseconds).toBeGreaterThanOrEqual(100);
      expect(milliseconds).toBeLessThanOrEqual(900);
      expect(Number.isInteger(milliseconds)).toBe(true);
    }
  });

  it("of a range of one number is that number", () => {
    expect(millisecondsOf([70, 70], "any")).toBe(70);
  });

  it("passes before an answer that comes in place of the service's", async () => {
    const { waits, pause } = stopwatch();
    const faults = seeded({ kind: "latency", milliseconds: 10 }, { kind: "status", status: 503 });
    expect(await intercept(new Request(address), faults, pause)).toHaveProperty("response.status", 503);
    expect(waits).toEqual([10]);
  });
});

describe("an answer in place of the service's", () => {
  it.each<{ title: string; effect: FaultEffect; status: number; body: string }>([
    { title: "a status", effect: { kind: "status", status: 503 }, status: 503, body: "" },
    {
      title: "a status with a body",
      effect: { kind: "status", status: 422, body: { message: "No.", errors: { email: ["Wrong."] } } },
      status: 422,
      body: '{"message":"No.","errors":{"email":["Wrong."]}}',
    },
    {
      title: "GraphQL errors with code and field",
      effect: { kind: "graphqlErrors", errors: [problem, { message: "And this." }] },
      status: 200,
      body: '{"errors":[{"message":"Not now.","extensions":{"code":"BUSY","field":"customer.phone"}},{"message":"And this.","extensions":{}}]}',
    },
    { title: "null data [R5.1]", effect: { kind: "nullData" }, status: 200, body: '{"data":null}' },
    {
      title: "401 in both shapes of an error [R8.6]",
      effect: { kind: "unauthorized" },
      status: 401,
      body: '{"message":"The id token was refused.","errors":[{"message":"The id token was refused.","extensions":{"code":"AUTH_NOT_AUTHORIZED"}}]}',
    },
  ])("is $title", async ({ effect, status, body }) => {
    expect(await answerInPlace(effect)).toEqual({ status, body });
  });
});

describe("partial data", () => {
  const whole = { data: { projects: { items: [{ id: "1", activeRequest: { id: "2" } }] } } };
  const partial = async (body: string, path: string) => {
    const faults = seeded({ kind: "partialData", path, error: problem });
    return await (await distort(new Response(body), faults)).text();
  };

  it("is null at the path, with an error that names it", async () => {
    expect(JSON.parse(await partial(JSON.stringify(whole), "projects.items.0.activeRequest"))).toEqual({
      data: { projects: { items: [{ id: "1", activeRequest: null }] } },
      errors: [
        {
          message: "Not now.",
          extensions: { code: "BUSY", field: "customer.phone" },
          path: ["projects", "items", 0, "activeRequest"],
        },
      ],
    });
  });

  it.each([
    { title: "there is no such field", body: JSON.stringify(whole), path: "projects.items.7.id" },
    { title: "the path goes through a text", body: JSON.stringify(whole), path: "projects.items.0.id.x" },
    { title: "there is no data", body: '{"errors":[]}', path: "projects" },
    { title: "the answer is a list", body: "[]", path: "projects" },
    { title: "the answer is no JSON", body: "<html>", path: "projects" },
  ])("changes nothing where $title", async ({ body, path }) => {
    expect(await partial(body, path)).toBe(body);
  });
});

describe("a malformed answer", () => {
  it("keeps status and headers and is no JSON", async () => {
    const response = Response.json({ data: { a: 1 } }, { status: 201, headers: { "x-kept": "yes" } });
    const malformed = await distort(response, seeded({ kind: "malformed" }));
    expect([malformed.status, malformed.headers.get("x-kept")]).toEqual([201, "yes"]);
    expect(malformed.headers.get("content-type")).toMatch("json");
    expect(malformed.headers.get("content-length")).toBeNull();
    await expect(malformed.json()).rejects.toThrow(SyntaxError);
  });

  it.each<FaultEffect>([{ kind: "malformed" }, { kind: "partialData", path: "a", error: problem }])(
    "of no body is left as it is by $kind",
    async (effect) => {
      const response = new Response(null, { status: 204 });
      expect(await distort(response, seeded(effect))).toBe(response);
    },
  );
});

describe("an upload that is cut off", () => {
  const cut = (afterBytes: number) => seeded({ kind: "cutUpload", afterBytes });
  const upload = (...sizes: number[]) =>
    new Request(address, { ...{ method: "POST", body: streamOf(sizes), duplex: "half" } });

  it.each([
    { title: "in its first part", sizes: [500], afterBytes: 100 },
    { title: "at the end of a part", sizes: [100, 100], afterBytes: 100 },
    { title: "in a later part", sizes: [100, 100, 100], afterBytes: 201 },
    { title: "at its very end", sizes: [100], afterBytes: 100 },
  ])("ends the connection $title", async ({ sizes, afterBytes }) => {
    expect(await intercept(upload(...sizes), cut(afterBytes))).toEqual({ reset: true });
  });

  it("is read no further", async () => {
    const source = countedStream(64);
    const request = new Request(address, { ...{ method: "POST", body: source.stream, duplex: "half" } });
    await intercept(request, cut(100));
    expect(source.parts()).toBeLessThan(6);
  });

  it("goes on whole where it is shorter", async () => {
    const interception = await intercept(upload(100, 99), cut(200));
    if (!("request" in interception)) throw new Error("The call does not go on.");
    expect((await interception.request.arrayBuffer()).byteLength).toBe(199);
  });

  it("goes on without a body", async () => {
    const request = new Request(address);
    expect(await intercept(request, cut(1))).toEqual({ request });
  });
});

describe("a slow upload", () => {
  const slow: FaultEffect = { kind: "slowUpload", bytesPerSecond: 1000 };
  const upload = (chunks: number[], signal?: AbortSignal) => {
    const init = { method: "POST", body: streamOf(chunks), duplex: "half", ...(signal && { signal }) };
    return new Request(address, init);
  };
  const goneOn = async (request: Request, pause: (milliseconds: number) => Promise<void>) => {
    const interception = await intercept(request, seeded(slow), pause);
    if (!("request" in interception)) throw new Error("The call does not go on.");
    return interception.request;
  };

  it("hands each part on after the time it takes at so many bytes a second", async () => {
    const { waits, pause } = stopwatch();
    const request = await goneOn(upload([500, 1000, 250]), pause);
    const read: number[] = [];
    for await (const chunk of request.body ?? []) read.push(chunk.byteLength);
    expect(read).toEqual([500, 1000, 250]);
    expect(waits).toEqual([500, 1000, 250]);
  });

  it("waits before it hands a part on", async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const events: string[] = [];
    const request = await goneOn(upload([10]), async () => {
      events.push("waits");
      await released;
      events.push("released");
    });
    const reading = request.arrayBuffer().then(() => events.push("read"));
    events.push("asked");
    release();
    await reading;
    expect(events.indexOf("read")).toBeGreaterThan(events.indexOf("released"));
    expect(events.at(-1)).toBe("read");
  });

  it("does not read on while it waits: its sender waits as well", async () => {
    const { promise: never } = Promise.withResolvers<void>();
    const source = countedStream(65_536);
    const init = { method: "POST", body: source.stream, duplex: "half" };
    const request = await goneOn(new Request(address, init), () => never);
    void request.arrayBuffer();
    // Time enough for hundreds of parts, if anybody asked for them.
    for (let turn = 0; turn < 500; turn++) await new Promise(setImmediate);
    expect(source.parts()).toBeLessThan(6);
  });

  it("keeps method, address and headers", async () => {
    const request = new Request(address, { method: "POST", body: "{}", headers: { "x-kept": "yes" } });
    const slowed = await goneOn(request, stopwatch().pause);
    expect([slowed.method, slowed.url, slowed.headers.get("x-kept")]).toEqual(["POST", address, "yes"]);
    expect(await slowed.text()).toBe("{}");
  });

  it("breaks off where the caller has gone", async () => {
    const caller = new AbortController();
    const request = await goneOn(upload([10, 10], caller.signal), stopwatch().pause);
    caller.abort();
    await expect(request.arrayBuffer()).rejects.toThrow();
  });

  it("leaves a call without a body alone", async () => {
    const request = new Request(address);
    expect(await intercept(request, seeded(slow))).toEqual({ request });
  });
});
