import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { RequestError } from "./errors.ts";
import { fetchWithTimeout } from "./send.ts";

describe("fetchWithTimeout", () => {
  beforeEach(() => void vi.useFakeTimers());

  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  /** A `fetch` that never resolves, and rejects like the browser's once its signal aborts. */
  function stubHangingFetch(): void {
    vi.stubGlobal("fetch", (_url: string, { signal }: RequestInit) => {
      return new Promise((_, reject) => {
        signal?.addEventListener("abort", () => reject(signal.reason));
      });
    });
  }

  const timedOut = { kind: "network", message: "The service did not respond in time." };

  /** Starts a request. Returns a mock that is called with its error. */
  function startRequest(init: RequestInit) {
    const onError = vi.fn<(reason: unknown) => void>();
    void fetchWithTimeout("/graphql", init).catch(onError);
    return onError;
  }

  it("rejects with a network error and its cause if the network fails", async () => {
    const cause = new TypeError("Failed to fetch");
    vi.stubGlobal("fetch", () => Promise.reject(cause));
    const error: unknown = await fetchWithTimeout("/graphql", {}).catch((reason: unknown) => reason);
    expect(error instanceof RequestError && [error.message, error.cause]).toEqual([
      "The service could not be reached.",
      cause,
    ]);
  });

  it("rejects with the browser's own error, not with a network error, if the browser lacks a feature", async () => {
    const { signal } = new AbortController();
    vi.stubGlobal("AbortSignal", {});
    await expect(fetchWithTimeout("/graphql", { signal })).rejects.toThrow(TypeError);
    vi.unstubAllGlobals();
    vi.stubGlobal("fetch", undefined);
    await expect(fetchWithTimeout("/graphql", {})).rejects.toThrow(TypeError);
  });

  it.each([
    ["no body", {}],
    ["a JSON body", { method: "POST", body: "{}" }],
    ["a signal of the caller", { signal: new AbortController().signal }],
  ])("rejects with a network error after 30 seconds of a request with %s", async (_, init) => {
    stubHangingFetch();
    const onError = startRequest(init);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(onError).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(timedOut));
  });

  it("rejects with an AbortError if the caller aborts in time", async () => {
    stubHangingFetch();
    const caller = new AbortController();
    const onError = startRequest({ signal: caller.signal });
    await vi.advanceTimersByTimeAsync(1000);
    caller.abort();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: "AbortError" }));
  });

  /** A `fetch` whose response begins at once and whose body never ends. */
  function stubEndlessBody(): void {
    vi.stubGlobal("fetch", async (_url: string, { signal }: RequestInit) => {
      const start = (controller: ReadableStreamDefaultController<Uint8Array>) => {
        controller.enqueue(new TextEncoder().encode('{"data":'));
        signal?.addEventListener("abort", () => controller.error(signal.reason));
      };
      return new Response(new ReadableStream({ start }));
    });
  }

  it("rejects with a network error if the body does not end in time", async () => {
    stubEndlessBody();
    const onError = startRequest({});
    await vi.advanceTimersByTimeAsync(29_999);
    expect(onError).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(timedOut));
  });

  it("rejects with an AbortError if the caller aborts while the body is read", async () => {
    stubEndlessBody();
    const caller = new AbortController();
    const onError = startRequest({ signal: caller.signal });
    await vi.advanceTimersByTimeAsync(1000);
    caller.abort();
    await vi.advanceTimersByTimeAsync(0);
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: "AbortError" }));
  });

  it("resolves with an empty body if the connection ends within it", async () => {
    const start = (controller: ReadableStreamDefaultController) => controller.error(new TypeError("reset"));
    const headers = { "x-client-token": "token" };
    vi.stubGlobal("fetch", async () => new Response(new ReadableStream({ start }), { status: 500, headers }));
    const response = await fetchWithTimeout("/graphql", {});
    expect([response.status, response.headers.get("x-client-token"), await response.text()]).toEqual([
      500,
      "token",
      "",
    ]);
  });

  it("clears its timer after a response", async () => {
    vi.stubGlobal("fetch", async () => Response.json({}));
    await fetchWithTimeout("/graphql", {});
    expect(vi.getTimerCount()).toBe(0);
  });
});
