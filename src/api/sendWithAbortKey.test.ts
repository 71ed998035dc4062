import { describe, expect, it } from "vitest";
import { sendWithAbortKey } from "./send.ts";

/** Starts a request that is pending until `end` is called. */
function startRequest(key: string) {
  const response = Promise.withResolvers<void>();
  let signal = new AbortController().signal;
  const ended = sendWithAbortKey(key, undefined, (it) => {
    signal = it;
    return response.promise;
  });
  const end = () => {
    response.resolve();
    return ended;
  };
  return { signal, end };
}

describe("sendWithAbortKey", () => {
  it("aborts the signal of an earlier request with the same key", { tags: ["R7.8"] }, async () => {
    const earlier = startRequest("search");
    const later = startRequest("search");
    expect([earlier.signal.aborted, later.signal.aborted]).toEqual([true, false]);
    expect(earlier.signal.reason.name).toBe("AbortError");
    await later.end();
  });

  it("does not abort a request that has ended", async () => {
    const ended = startRequest("ended");
    await ended.end();
    startRequest("ended");
    expect(ended.signal.aborted).toBe(false);
  });

  it("aborts the pending request after an aborted one has ended", async () => {
    const first = startRequest("chain");
    const second = startRequest("chain");
    await first.end();
    startRequest("chain");
    expect(second.signal.aborted).toBe(true);
  });
});
