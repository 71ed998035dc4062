import { afterEach, describe, expect, it, vi } from "vitest";
import { hasGivenFeedback, rememberFeedback } from "./rememberedFeedback.ts";

const key = "taglys.account.feedbackGiven";

afterEach(() => {
  vi.restoreAllMocks();
});

describe("rememberFeedback", () => {
  it("remembers projects", () => {
    expect(hasGivenFeedback("p1")).toBe(false);
    rememberFeedback("p1");
    rememberFeedback("p2");
    expect([hasGivenFeedback("p1"), hasGivenFeedback("p2"), hasGivenFeedback("p")]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it("stores only the ids of projects, without duplicates", () => {
    for (const id of ["p1", "p2", "p1"]) rememberFeedback(id);
    expect(localStorage.getItem(key)).toBe('["p2","p1"]');
    expect(localStorage.length).toBe(1);
  });

  it("forgets the oldest of more than 50 projects", () => {
    for (let number = 0; number <= 50; number += 1) rememberFeedback(`p${number}`);
    expect([hasGivenFeedback("p0"), hasGivenFeedback("p1"), hasGivenFeedback("p50")]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it.each(["", "{", "null", "{}", '"p1"', "[1, null]"])(
    "replaces the invalid stored value %j",
    (storedValue) => {
      localStorage.setItem(key, storedValue);
      expect(hasGivenFeedback("p1")).toBe(false);
      rememberFeedback("p1");
      expect(hasGivenFeedback("p1")).toBe(true);
    },
  );
});
