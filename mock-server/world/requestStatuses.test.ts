import { describe, expect, it } from "vitest";
import { isArchiving, isCancellable, isPaused, requestStatuses } from "./requestStatuses.ts";

describe("the request statuses", () => {
  it("are 18 [R4.1]", () => {
    expect(new Set(requestStatuses).size).toBe(18);
  });

  it.each([
    {
      title: "can be cancelled unless they are an end",
      rule: isCancellable,
      count: 12,
      example: "OFFER_SENT",
    },
    { title: "are pauses", rule: isPaused, count: 2, example: "IN_CLARIFICATION" },
    { title: "archive the project", rule: isArchiving, count: 2, example: "CANCELLED" },
  ] as const)("$title: $count", ({ rule, count, example }) => {
    expect(requestStatuses.filter(rule)).toHaveLength(count);
    expect(rule(example)).toBe(true);
    expect(rule(rule === isCancellable ? "CANCELLED" : "OPEN")).toBe(false);
  });
});
