import { afterEach, describe, expect, it, vi } from "vitest";
import { isFeedbackGiven, rememberFeedback } from "./givenFeedback.ts";

const key = "taglys.feedbackGiven";

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe("the memory of feedback given", () => {
  it("knows the projects that were remembered", () => {
    expect(isFeedbackGiven("p1")).toBe(false);
    rememberFeedback("p1");
    rememberFeedback("p2");
    expect([isFeedbackGiven("p1"), isFeedbackGiven("p2"), isFeedbackGiven("p")]).toEqual([true, true, false]);
  });

  it("holds nothing but ids of projects, each once", () => {
    for (const id of ["p1", "p2", "p1"]) rememberFeedback(id);
    expect(localStorage.getItem(key)).toBe('["p2","p1"]');
    expect(localStorage.length).toBe(1);
  });

  it("forgets the oldest of very many", () => {
    for (let number = 0; number <= 50; number += 1) rememberFeedback(`p${number}`);
    expect([isFeedbackGiven("p0"), isFeedbackGiven("p1"), isFeedbackGiven("p50")]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it.each(["", "{", "null", "{}", '"p1"', "[1, null]"])("begins anew where %j is kept", (kept) => {
    localStorage.setItem(key, kept);
    expect(isFeedbackGiven("p1")).toBe(false);
    rememberFeedback("p1");
    expect(isFeedbackGiven("p1")).toBe(true);
  });

  it("does without storage", () => {
    const blocked = () => {
      throw new DOMException("No.", "SecurityError");
    };
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(blocked);
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(blocked);
    rememberFeedback("p1");
    expect(isFeedbackGiven("p1")).toBe(false);
  });
});
