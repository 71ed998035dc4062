// @vitest-environment node
import { describe, expect, it } from "vitest";
import { signalForKey } from "./abortKeys.ts";

describe("signalForKey", () => {
  it("[R7.8] is aborted by a later call with the same key", () => {
    const earlier = signalForKey("search");
    const later = signalForKey("search");
    expect([earlier.signal.aborted, later.signal.aborted]).toEqual([true, false]);
    expect(earlier.signal.reason.name).toBe("AbortError");
    later.done();
  });

  it("is left alone by calls with other keys", () => {
    const one = signalForKey("one");
    const other = signalForKey("other");
    expect([one.signal.aborted, other.signal.aborted]).toEqual([false, false]);
  });

  it("is aborted by the caller's own signal too", () => {
    const own = new AbortController();
    const { signal } = signalForKey("own", own.signal);
    own.abort();
    expect(signal.aborted).toBe(true);
  });

  it("is not aborted once its call has ended", () => {
    const ended = signalForKey("ended");
    ended.done();
    signalForKey("ended");
    expect(ended.signal.aborted).toBe(false);
  });

  it("still cancels the running call after a cancelled one has ended", () => {
    const first = signalForKey("chain");
    const second = signalForKey("chain");
    first.done();
    signalForKey("chain");
    expect(second.signal.aborted).toBe(true);
  });
});
