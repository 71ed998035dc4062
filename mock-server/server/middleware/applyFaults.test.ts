import { describe, expect, it } from "vitest";
import { createCountingStream, createStream } from "../../testing/streams.ts";
import type { FaultEffect } from "../../world/faults/fault.ts";
import { applyRequestFaults, applyResponseFaults, drawLatency } from "./applyFaults.ts";

const addSeeds = (...effects: FaultEffect[]) =>
  effects.map((effect, index) => ({ effect, seed: `fault-${index} 1` }));

const url = "http://localhost/graphql";
const error = { message: "Not now.", code: "BUSY", field: "customer.phone" };

/** Records the requested delays instead of waiting. */
function createFakeWait() {
  const delays: number[] = [];
  const wait = async (milliseconds: number, signal?: AbortSignal) => {
    signal?.throwIfAborted();
    delays.push(milliseconds);
  };
  return { delays, wait };
}

/** The response of a fault that replaces that of the service. */
async function readFaultResponse(effect: FaultEffect): Promise<{ status: number; body: string }> {
  const outcome = await applyRequestFaults(new Request(url), addSeeds(effect));
  if (!("response" in outcome)) throw new Error("The fault did not replace the response.");
  return { status: outcome.response.status, body: await outcome.response.text() };
}

describe("fault latency", () => {
  it("waits the given milliseconds once per fault", async () => {
    const { delays, wait } = createFakeWait();
    const request = new Request(url);
    const faults = addSeeds({ kind: "latency", milliseconds: 250 }, { kind: "latency", milliseconds: 50 });
    expect(await applyRequestFaults(request, faults, wait)).toEqual({ request });
    expect(delays).toEqual([250, 50]);
  });

  it("draws from a range by the seed, reproducibly and different for each request", () => {
    const drawn = (seed: string) => drawLatency([100, 900], seed);
    const sequence = Array.from({ length: 50 }, (_, hit) => drawn(`fault-1 ${hit}`));
    expect(Array.from({ length: 50 }, (_, hit) => drawn(`fault-1 ${hit}`))).toEqual(sequence);
    expect(new Set(sequence).size).toBeGreaterThan(30);
    for (const milliseconds of sequence) {
      expect(milliseconds).toBeGreaterThanOrEqual(100);
      expect(milliseconds).toBeLessThanOrEqual(900);
      expect(Number.isInteger(milliseconds)).toBe(true);
    }
  });

  it("of a range with equal bounds is that number", () => {
    expect(drawLatency([70, 70], "any")).toBe(70);
  });

  it("applies before a fault that replaces the response", async () => {
    const { delays, wait } = createFakeWait();
    const faults = addSeeds({ kind: "latency", milliseconds: 10 }, { kind: "status", status: 503 });
    expect(await applyRequestFaults(new Request(url), faults, wait)).toHaveProperty("response.status", 503);
    expect(delays).toEqual([10]);
  });
});

describe("a fault that replaces the response", () => {
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
      effect: { kind: "graphqlErrors", errors: [error, { message: "And this." }] },
      status: 200,
      body: '{"errors":[{"message":"Not now.","extensions":{"code":"BUSY","field":"customer.phone"}},{"message":"And this.","extensions":{}}]}',
    },
    { title: "null data", effect: { kind: "nullData" }, status: 200, body: '{"data":null}' },
    {
      title: "401 in both shapes of an error",
      effect: { kind: "unauthorized" },
      status: 401,
      body: '{"message":"The id token was refused.","errors":[{"message":"The id token was refused.","extensions":{"code":"AUTH_NOT_AUTHORIZED"}}]}',
    },
  ])("responds with $title", { tags: ["R5.1", "R8.6"] }, async ({ effect, status, body }) => {
    expect(await readFaultResponse(effect)).toEqual({ status, body });
  });
});

it("fault unauthorized names the scheme in WWW-Authenticate", async () => {
  const outcome = await applyRequestFaults(
    new Request("http://localhost"),
    addSeeds({ kind: "unauthorized" }),
  );
  const response = "response" in outcome ? outcome.response : undefined;
  expect(response?.headers.get("www-authenticate")).toMatch(/^Bearer error="invalid_token"/);
});

describe("fault partialData", () => {
  const whole = { data: { projects: { items: [{ id: "1", activeRequest: { id: "2" } }] } } };
  const partial = async (body: string, path: string) => {
    const faults = addSeeds({ kind: "partialData", path, error });
    return await (await applyResponseFaults(new Response(body), faults)).text();
  };

  it("sets the field to null and adds an error with its path", async () => {
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
    { title: "the response is a list", body: "[]", path: "projects" },
    { title: "the response is no JSON", body: "<html>", path: "projects" },
  ])("changes nothing if $title", async ({ body, path }) => {
    expect(await partial(body, path)).toBe(body);
  });
});

describe("fault malformed", () => {
  it("keeps status and headers but sends invalid JSON", async () => {
    const response = Response.json({ data: { a: 1 } }, { status: 201, headers: { "x-kept": "yes" } });
    const malformed = await applyResponseFaults(response, addSeeds({ kind: "malformed" }));
    expect([malformed.status, malformed.headers.get("x-kept")]).toEqual([201, "yes"]);
    expect(malformed.headers.get("content-type")).toMatch("json");
    expect(malformed.headers.get("content-length")).toBeNull();
    await expect(malformed.json()).rejects.toThrow(SyntaxError);
  });

  it.each<FaultEffect>([{ kind: "malformed" }, { kind: "partialData", path: "a", error }])(
    "and $kind keep a response without body",
    async (effect) => {
      const response = new Response(null, { status: 204 });
      expect(await applyResponseFaults(response, addSeeds(effect))).toBe(response);
    },
  );
});

describe("fault cutUpload", () => {
  const createCutUpload = (afterBytes: number) => addSeeds({ kind: "cutUpload", afterBytes });
  const upload = (...sizes: number[]) =>
    new Request(url, { ...{ method: "POST", body: createStream(sizes), duplex: "half" } });

  it.each([
    { title: "in its first chunk", sizes: [500], afterBytes: 100 },
    { title: "at the end of a chunk", sizes: [100, 100], afterBytes: 100 },
    { title: "in a later chunk", sizes: [100, 100, 100], afterBytes: 201 },
    { title: "at its very end", sizes: [100], afterBytes: 100 },
  ])("resets the connection $title", async ({ sizes, afterBytes }) => {
    expect(await applyRequestFaults(upload(...sizes), createCutUpload(afterBytes))).toEqual({ reset: true });
  });

  it("stops reading the body", async () => {
    const source = createCountingStream(64);
    const request = new Request(url, { ...{ method: "POST", body: source.stream, duplex: "half" } });
    await applyRequestFaults(request, createCutUpload(100));
    expect(source.getChunkCount()).toBeLessThan(6);
  });

  it("passes on the whole body of a shorter upload", async () => {
    const outcome = await applyRequestFaults(upload(100, 99), createCutUpload(200));
    if (!("request" in outcome)) throw new Error("The fault did not pass the request on.");
    expect((await outcome.request.arrayBuffer()).byteLength).toBe(199);
  });

  it("passes on a request without body", async () => {
    const request = new Request(url);
    expect(await applyRequestFaults(request, createCutUpload(1))).toEqual({ request });
  });
});

describe("fault slowUpload", () => {
  const slow: FaultEffect = { kind: "slowUpload", bytesPerSecond: 1000 };
  const upload = (chunks: number[], signal?: AbortSignal) => {
    const init = { method: "POST", body: createStream(chunks), duplex: "half", ...(signal && { signal }) };
    return new Request(url, init);
  };
  const throttle = async (request: Request, wait: (milliseconds: number) => Promise<void>) => {
    const outcome = await applyRequestFaults(request, addSeeds(slow), wait);
    if (!("request" in outcome)) throw new Error("The fault did not pass the request on.");
    return outcome.request;
  };

  it("delays each chunk by its size", async () => {
    const { delays, wait } = createFakeWait();
    const request = await throttle(upload([500, 1000, 250]), wait);
    const read: number[] = [];
    for await (const chunk of request.body ?? []) read.push(chunk.byteLength);
    expect(read).toEqual([500, 1000, 250]);
    expect(delays).toEqual([500, 1000, 250]);
  });

  it("delays a chunk before passing it on", async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const events: string[] = [];
    const request = await throttle(upload([10]), async () => {
      events.push("waits");
      await released;
      events.push("released");
    });
    const reading = request.arrayBuffer().then(() => events.push("read"));
    events.push("requested");
    release();
    await reading;
    expect(events.indexOf("read")).toBeGreaterThan(events.indexOf("released"));
    expect(events.at(-1)).toBe("read");
  });

  it("does not read further chunks while it waits", async () => {
    const { promise: never } = Promise.withResolvers<void>();
    const source = createCountingStream(65_536);
    const init = { method: "POST", body: source.stream, duplex: "half" };
    const request = await throttle(new Request(url, init), () => never);
    void request.arrayBuffer();
    // Time enough for hundreds of chunks, if they were read.
    for (let turn = 0; turn < 500; turn++) await new Promise(setImmediate);
    expect(source.getChunkCount()).toBeLessThan(6);
  });

  it("keeps method, URL and headers", async () => {
    const request = new Request(url, { method: "POST", body: "{}", headers: { "x-kept": "yes" } });
    const slowed = await throttle(request, createFakeWait().wait);
    expect([slowed.method, slowed.url, slowed.headers.get("x-kept")]).toEqual(["POST", url, "yes"]);
    expect(await slowed.text()).toBe("{}");
  });

  it("fails once the client has disconnected", async () => {
    const controller = new AbortController();
    const request = await throttle(upload([10, 10], controller.signal), createFakeWait().wait);
    controller.abort();
    await expect(request.arrayBuffer()).rejects.toThrow();
  });

  it("returns a request without body unchanged", async () => {
    const request = new Request(url);
    expect(await applyRequestFaults(request, addSeeds(slow))).toEqual({ request });
  });
});
