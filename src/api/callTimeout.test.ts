// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { NetworkError } from "./errors.ts";
import { fetchOrFail } from "./send.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", hang);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Never answers; fails as the browser does once the signal is aborted. */
function hang(_url: string, { signal }: RequestInit): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener("abort", () => reject(signal.reason));
  });
}

/** A call, and what it failed with so far. */
function begin(init: RequestInit) {
  const failed = vi.fn<(reason: unknown) => void>();
  void fetchOrFail("/graphql", init).catch(failed);
  return failed;
}

it.each([
  ["no body", {}],
  ["a JSON body", { method: "POST", body: "{}" }],
  ["a signal of the caller's", { signal: new AbortController().signal }],
])("a call with %s is given up after 30 seconds", async (_, init) => {
  const failed = begin(init);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledExactlyOnceWith(expect.any(NetworkError));
});

it("an upload is not given up", async () => {
  const failed = begin({ method: "POST", body: new FormData() });
  await vi.advanceTimersByTimeAsync(24 * 3_600_000);
  expect(failed).not.toHaveBeenCalled();
});

it("a call that the caller aborts in time is no network failure", async () => {
  const own = new AbortController();
  const failed = begin({ signal: own.signal });
  await vi.advanceTimersByTimeAsync(1000);
  own.abort();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(failed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: "AbortError" }));
});

it("an answer in time leaves no clock behind", async () => {
  vi.stubGlobal("fetch", async () => Response.json({}));
  await fetchOrFail("/graphql", {});
  expect(vi.getTimerCount()).toBe(0);
});
