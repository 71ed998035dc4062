import { describe, expect, it } from "vitest";
import { createAnySignal } from "./createAnySignal.ts";

describe("createAnySignal", () => {
  it("aborts with the first signal that aborts, and with its reason", () => {
    const first = new AbortController();
    const second = new AbortController();
    const signal = createAnySignal([first.signal, second.signal]);
    expect(signal.aborted).toBe(false);
    second.abort("second");
    first.abort("first");
    expect([signal.aborted, signal.reason]).toEqual([true, "second"]);
  });

  it("starts aborted if a signal has already aborted", () => {
    const signal = createAnySignal([
      new AbortController().signal,
      AbortSignal.abort("aborted"),
      AbortSignal.abort("later"),
    ]);
    expect([signal.aborted, signal.reason]).toEqual([true, "aborted"]);
  });
});
