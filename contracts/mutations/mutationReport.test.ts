import { describe, expect, it } from "vitest";
import {
  areAsPlanned,
  formatResult,
  formatSummary,
  type MutationResult,
  unmutatedRun,
} from "./mutationReport.ts";

const passed: MutationResult = { provider: "main-api", description: unmutatedRun, verdict: "passed" };
const detected: MutationResult = {
  provider: "main-api",
  kind: "wrong shape",
  description: "no id",
  verdict: "detected",
};
const missed: MutationResult = { ...detected, kind: "wrong order", verdict: "missed" };
const accepted: MutationResult = { ...missed, verdict: "accepted", reason: "The portal sorts." };
const failed: MutationResult = { ...detected, verdict: "error", reason: "Nothing was requested." };

describe("areAsPlanned", () => {
  it.each([
    ["true if every mutation is detected", [passed, detected], true],
    ["true if one is missed for a reason", [passed, detected, accepted], true],
    ["false if one is missed", [passed, detected, missed], false],
    ["false if one could not be verified", [passed, detected, failed], false],
    ["false if there is no mutation", [passed], false],
  ])("is %s", (_, results, expected) => {
    expect(areAsPlanned(results)).toBe(expected);
  });
});

describe("formatResult", () => {
  it.each([
    [passed, "main-api: no mutation: passed"],
    [missed, "main-api: wrong order: no id: NOT DETECTED"],
    [accepted, "main-api: wrong order: no id: not detected (The portal sorts.)"],
    [failed, "main-api: wrong shape: no id: ERROR (Nothing was requested.)"],
  ])("names provider, kind, description, verdict and reason", (result, text) => {
    expect(formatResult(result)).toBe(text);
  });
});

describe("formatSummary", () => {
  it("counts the detected mutations of each kind", () => {
    expect(formatSummary([passed, detected, missed, { ...missed, verdict: "detected" }])).toBe(
      [
        "kind of mutation  detected  planned",
        "wrong shape       1         1",
        "wrong order       1         2",
        "all shapes        1         1",
        "all behaviours    1         2",
      ].join("\n"),
    );
  });
});
