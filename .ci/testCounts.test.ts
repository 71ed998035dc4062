import { describe, expect, test } from "vitest";
import { countsFrom } from "./testCounts.ts";

describe("countsFrom", () => {
  test("reads a report of Vitest", () => {
    const report = { numPassedTests: 7, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };
    expect(countsFrom(report)).toEqual({ passed: 7, failed: 1, skipped: 3 });
  });

  test("reads a report of Playwright and counts flaky tests as failed", () => {
    const report = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 } };
    expect(countsFrom(report)).toEqual({ passed: 5, failed: 2, skipped: 2 });
  });

  test("refuses a report without a test, and what is no report", () => {
    expect(() => countsFrom({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 } })).toThrow(
      "no test",
    );
    expect(() => countsFrom({})).toThrow("neither");
  });
});
