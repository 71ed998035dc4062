import { describe, expect, it } from "vitest";
import {
  areAllDetected,
  formatResultTable,
  formatSummary,
  type MutationResult,
  unmutatedRun,
} from "./mutationReport.ts";

const passed: MutationResult = {
  provider: "main-api",
  interaction: "all 1 of them",
  description: unmutatedRun,
  verdict: "passed",
};
const detected: MutationResult = {
  provider: "main-api",
  interaction: "projects",
  description: "no id",
  verdict: "detected",
};
const missed: MutationResult = { ...detected, verdict: "missed" };
const failed: MutationResult = { ...detected, verdict: "error", reason: "Nothing was requested." };

describe("areAllDetected", () => {
  it.each([
    ["true if every mutation is detected", [passed, detected], true],
    ["false if one is missed", [passed, detected, missed], false],
    ["false if one could not be verified", [passed, detected, failed], false],
    ["false if there is no mutation", [passed], false],
  ])("is %s", (_, results, expected) => {
    expect(areAllDetected(results)).toBe(expected);
  });
});

describe("formatResultTable", () => {
  it("writes a row for each result", () => {
    expect(formatResultTable([passed, missed, failed])).toBe(
      [
        "mutation     interaction              verification",
        "no mutation  main-api: all 1 of them  passed",
        "no id        main-api: projects       NOT DETECTED",
        "no id        main-api: projects       NOT VERIFIED: Nothing was requested.",
      ].join("\n"),
    );
  });
});

describe("formatSummary", () => {
  it("counts the detected mutations", () => {
    expect(formatSummary([passed, detected, missed])).toBe("1 of 2 mutations detected.");
  });
});
