// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { formatJunitReport, formatResult, formatSummary } from "./verificationReport.ts";

const failed = {
  provider: "main-api",
  description: "showRequest returns a paused request",
  states: ['request {"country":"DE"}'],
  mismatches: ["$.data.showRequest.deadlineDays -> Expected null (Null) to be <an integer>"],
};
const passed = {
  provider: "main-api",
  description: 'projects returns the "first" page',
  states: ["standing {}"],
  mismatches: [],
};

describe("formatResult", () => {
  it("is one line for an interaction that passed", () => {
    expect(formatResult(passed, 7, 120)).toBe('✓   7/120 main-api: projects returns the "first" page');
  });

  it("names the state and the mismatches of an interaction that failed", () => {
    expect(formatResult(failed, 12, 20).split("\n")).toEqual([
      "✗ 12/20 main-api: showRequest returns a paused request",
      '    in the state request {"country":"DE"}',
      "    $.data.showRequest.deadlineDays -> Expected null (Null) to be <an integer>",
    ]);
  });
});

describe("formatSummary", () => {
  it("counts the interactions of each provider and repeats those that failed", () => {
    const results = [failed, passed, { ...passed, provider: "identity-provider" }];
    expect(formatSummary(results).split("\n")).toEqual([
      "main-api: 1 passed, 1 failed",
      "identity-provider: 1 passed, 0 failed",
      "✗ showRequest returns a paused request",
    ]);
  });
});

describe("formatJunitReport", () => {
  it("writes well-formed XML", () => {
    const report = formatJunitReport([failed, passed]);
    const parsed = new DOMParser().parseFromString(report, "text/xml");
    const suite = parsed.querySelector("testsuite");
    expect([suite?.getAttribute("tests"), suite?.getAttribute("failures")]).toEqual(["2", "1"]);
    expect([...parsed.querySelectorAll("testcase")].map((it) => it.getAttribute("name"))).toEqual([
      failed.description,
      passed.description,
    ]);
    expect(parsed.querySelector("failure")?.textContent).toBe(
      `in the state ${failed.states[0]}\n${failed.mismatches[0]}`,
    );
  });
});
