import { describe, expect, it } from "vitest";
import { createSignalForKey } from "./send.ts";

describe("createSignalForKey", () => {
  it("aborts the signal of an earlier request with the same key", { tags: ["R7.8"] }, () => {
    const earlier = createSignalForKey("search");
    const later = createSignalForKey("search");
    expect([earlier.signal.aborted, later.signal.aborted]).toEqual([true, false]);
    expect(earlier.signal.reason.name).toBe("AbortError");
    later.release();
  });

  it("does not abort requests with other keys", () => {
    const one = createSignalForKey("one");
    const other = createSignalForKey("other");
    expect([one.signal.aborted, other.signal.aborted]).toEqual([false, false]);
  });

  it("aborts with the signal of the caller", () => {
    const caller = new AbortController();
    const { signal } = createSignalForKey("caller", caller.signal);
    caller.abort();
    expect(signal.aborted).toBe(true);
  });

  it("does not abort a request that was released", () => {
    const ended = createSignalForKey("ended");
    ended.release();
    createSignalForKey("ended");
    expect(ended.signal.aborted).toBe(false);
  });

  it("aborts the pending request after an aborted one was released", () => {
    const first = createSignalForKey("chain");
    const second = createSignalForKey("chain");
    first.release();
    createSignalForKey("chain");
    expect(second.signal.aborted).toBe(true);
  });
});
