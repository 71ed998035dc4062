import { describe, expect, it } from "vitest";
import { createStream } from "#testing/streams.ts";
import type { FaultEffect } from "#world/faults/fault.ts";
import { applyRequestFaults, applyResponseFaults } from "./applyFaults.ts";

const url = "http://localhost/graphql";
const error = { message: "Not now.", code: "BUSY", field: "customer.phone" };
const graphQlError = { message: "Not now.", extensions: { code: "BUSY", field: "customer.phone" } };

/** Records the requested delays instead of waiting. */
function createFakeWait() {
  const delays: number[] = [];
  const wait = async (milliseconds: number, signal?: AbortSignal) => {
    signal?.throwIfAborted();
    delays.push(milliseconds);
  };
  return { delays, wait };
}

it("fault latency delays by the milliseconds of each fault, also before the response of another fault", async () => {
  const { delays, wait } = createFakeWait();
  const faults: FaultEffect[] = [
    { kind: "latency", milliseconds: 250 },
    { kind: "latency", milliseconds: 50 },
    { kind: "status", status: 503 },
  ];
  expect(await applyRequestFaults(new Request(url), faults, wait)).toHaveProperty("response.status", 503);
  expect(delays).toEqual([250, 50]);
});

const refused = "The id token was refused.";
it.each<[effect: FaultEffect, status: number, body: unknown]>([
  [{ kind: "status", status: 503 }, 503, undefined],
  [{ kind: "status", status: 422, body: { message: "No." } }, 422, { message: "No." }],
  [
    { kind: "graphqlErrors", errors: [error, { message: "And this." }] },
    200,
    { errors: [graphQlError, { message: "And this.", extensions: {} }] },
  ],
  [{ kind: "nullData" }, 200, { data: null }],
  [
    { kind: "unauthorized" },
    401,
    { message: refused, errors: [{ message: refused, extensions: { code: "AUTH_NOT_AUTHORIZED" } }] },
  ],
])("fault %j replaces the response", async (effect, status, body) => {
  const outcome = await applyRequestFaults(new Request(url), [effect]);
  const response = "response" in outcome ? outcome.response : Response.error();
  expect(response.status).toBe(status);
  expect(await response.text()).toBe(JSON.stringify(body) ?? "");
  const challenge = status === 401 ? expect.stringMatching(/^Bearer error="invalid_token"/) : null;
  expect(response.headers.get("www-authenticate")).toEqual(challenge);
});

describe("fault partialData", () => {
  const whole = { data: { projects: { items: [{ id: "1", activeRequest: { id: "2" } }] } } };
  const partial = async (body: string, path: string) => {
    const faults: FaultEffect[] = [{ kind: "partialData", path, error }];
    return await (await applyResponseFaults(new Response(body), faults)).text();
  };

  it("sets the field to null and adds an error with its path", async () => {
    expect(JSON.parse(await partial(JSON.stringify(whole), "projects.items.0.activeRequest"))).toEqual({
      data: { projects: { items: [{ id: "1", activeRequest: null }] } },
      errors: [{ ...graphQlError, path: ["projects", "items", 0, "activeRequest"] }],
    });
  });

  it.each([
    ["there is no such field", JSON.stringify(whole), "projects.items.7.id"],
    ["the path goes through a text", JSON.stringify(whole), "projects.items.0.id.x"],
    ["the response is no JSON", "<html>", "projects"],
  ])("changes nothing if %s", async (_, body, path) => {
    expect(await partial(body, path)).toBe(body);
  });
});

// `faultsAndJournal.test.ts` has responses with a body.
it("fault malformed keeps a response without body", async () => {
  const response = new Response(null, { status: 204 });
  expect(await applyResponseFaults(response, [{ kind: "malformed" }])).toBe(response);
});

describe("faults of uploads", () => {
  const upload = (sizes: number[], signal: AbortSignal | null = null) =>
    new Request(url, { method: "POST", body: createStream(sizes), signal, ...{ duplex: "half" } });
  const apply = async (request: Request, effect: FaultEffect, wait = createFakeWait().wait) => {
    const outcome = await applyRequestFaults(request, [effect], wait);
    return "request" in outcome ? outcome.request : undefined;
  };
  const slow: FaultEffect = { kind: "slowUpload", bytesPerSecond: 1000 };

  it.each([
    { sizes: [100, 100, 100], afterBytes: 201, isCut: true },
    { sizes: [100], afterBytes: 100, isCut: true },
    { sizes: [100, 99], afterBytes: 200, isCut: false },
  ])(
    "cutUpload after $afterBytes bytes cuts chunks of $sizes bytes: $isCut",
    async ({ sizes, afterBytes, isCut }) => {
      const request = await apply(upload(sizes), { kind: "cutUpload", afterBytes });
      expect(request === undefined).toBe(isCut);
      if (request) expect((await request.arrayBuffer()).byteLength).toBe(199);
    },
  );

  it("slowUpload delays each chunk by its size and keeps method, URL and headers", async () => {
    const { delays, wait } = createFakeWait();
    const request = await apply(upload([500, 1000, 250]), slow, wait);
    const read: number[] = [];
    for await (const chunk of request?.body ?? []) read.push(chunk.byteLength);
    expect(read).toEqual([500, 1000, 250]);
    expect(delays).toEqual([500, 1000, 250]);
    const text = new Request(url, { method: "POST", body: "{}", headers: { "x-kept": "yes" } });
    const slowed = await apply(text, slow);
    expect([slowed?.method, slowed?.url, slowed?.headers.get("x-kept")]).toEqual(["POST", url, "yes"]);
  });

  it("slowUpload fails once the client has disconnected", async () => {
    const controller = new AbortController();
    const request = await apply(upload([10, 10], controller.signal), slow);
    controller.abort();
    await expect(request?.arrayBuffer()).rejects.toThrow();
  });

  it.each<FaultEffect>([slow, { kind: "cutUpload", afterBytes: 1 }])(
    "$kind leaves a request without a body unchanged",
    async (effect) => {
      const request = new Request(url);
      expect(await apply(request, effect)).toBe(request);
    },
  );
});
