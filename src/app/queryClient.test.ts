import { MutationObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { createHttpError, RequestError } from "../api/errors.ts";
import { createQueryClient } from "./queryClient.ts";

let queryClient: ReturnType<typeof createQueryClient>;

beforeEach(() => {
  queryClient = createQueryClient();
});

afterEach(() => {
  queryClient.clear();
});

const listKey = ["projects", "list"];
const isInvalidated = (queryKey: string[]) => queryClient.getQueryState(queryKey)?.isInvalidated;

describe("createQueryClient: mutations", () => {
  it("invalidates the queries that meta.invalidates names, and no others", async () => {
    queryClient.setQueryData(listKey, "projects");
    queryClient.setQueryData(["windows", "list"], "windows");
    await new MutationObserver(queryClient, {
      mutationFn: async () => true,
      meta: { invalidates: [["projects"]] },
    }).mutate();
    await expect.poll(() => isInvalidated(listKey)).toBe(true);
    expect(isInvalidated(["windows", "list"])).toBe(false);
  });

  it("ignores the response to a request that was sent before the mutation", async () => {
    queryClient.setQueryData(listKey, "before");
    const response = Promise.withResolvers<string>();
    void queryClient.prefetchQuery({ queryKey: listKey, queryFn: () => response.promise, staleTime: 0 });
    await new MutationObserver(queryClient, {
      mutationFn: async () => true,
      meta: { invalidates: [listKey] },
    }).mutate();
    await expect.poll(() => isInvalidated(listKey)).toBe(true);
    response.resolve("outdated");
    // The query reads the response some microtasks later.
    await new Promise((resolve) => setTimeout(resolve));
    expect(queryClient.getQueryData(listKey)).toBe("before");
    expect(isInvalidated(listKey)).toBe(true);
  });
});

describe("createQueryClient: queries", () => {
  it.each([
    ["after one second, then two", new RequestError("network", "No response."), [1000, 2000]],
    ["as late as the service asks for", createHttpError(503, "", { retryAfterMs: 7000 }), [7000, 7000]],
    ["when a busy service has time", createHttpError(429, "", { retryAfterMs: 500 }), [1000, 2000]],
    [
      "not at all if the service asks for more time than a visitor has",
      createHttpError(503, "", { retryAfterMs: 60_000 }),
      [],
    ],
    ["not at all if another request would fail in the same way", createHttpError(404, ""), []],
    ["not at all after a programming error", new TypeError("undefined is not a function"), []],
  ])("are retried %s", async (_, error, delays) => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const queryFn = vi.fn(() => Promise.reject(error));
    const result = queryClient
      .fetchQuery({ queryKey: ["retried"], queryFn })
      .catch((reason: unknown) => reason);
    for (const [index, delay] of delays.entries()) {
      await vi.advanceTimersByTimeAsync(delay - 1);
      expect(queryFn).toHaveBeenCalledTimes(index + 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(queryFn).toHaveBeenCalledTimes(index + 2);
    }
    expect(await result).toBe(error);
    expect(queryFn).toHaveBeenCalledTimes(delays.length + 1);
  });
});
