// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { formatJunitReport, formatTextReport, parseVerifierOutput } from "./verifierReport.ts";

const bold = (text: string) => `\u001b[1m${text}\u001b[0m`;
const ok = "\u001b[32mOK\u001b[0m";
const failed = "\u001b[31mFAILED\u001b[0m";

const output = `
Verifying a pact between ${bold("portal")} and ${bold("main-api")}

  showRequest returns a paused request (6ms loading, 10ms verification)
     Given request
    returns a response which
      has status code ${bold("200")} (${ok})
      has a matching body (${failed})

  projects returns the "first" page (NOT_FOUND) (5ms loading, 9ms verification)
     Given standing
    returns a response which
      has status code ${bold("200")} (${ok})
      has a matching body (${ok})


Failures:

1) Verifying a pact between portal and main-api Given request - showRequest returns a paused request
    1.1) has a matching body
           ${bold("$.data.showRequest.deadlineDays")} -> Expected null (Null) to be <an integer>


There were 1 pact failures
`;

const interactions = [
  {
    description: "showRequest returns a paused request",
    passed: false,
    mismatches: [
      "1.1) has a matching body",
      "$.data.showRequest.deadlineDays -> Expected null (Null) to be <an integer>",
    ],
  },
  { description: 'projects returns the "first" page (NOT_FOUND)', passed: true, mismatches: [] },
];

describe("parseVerifierOutput", () => {
  it("returns whether each interaction passed, and its mismatches", () => {
    expect(parseVerifierOutput(output)).toEqual(interactions);
  });

  it("returns nothing for empty output", () => {
    expect(parseVerifierOutput("")).toEqual([]);
  });
});

describe("formatTextReport", () => {
  it("lists the mismatches below each failed interaction", () => {
    expect(formatTextReport({ provider: "main-api", interactions }).split("\n")).toEqual([
      "main-api: 1 passed, 1 failed",
      "✗ showRequest returns a paused request",
      "    1.1) has a matching body",
      "    $.data.showRequest.deadlineDays -> Expected null (Null) to be <an integer>",
      '✓ projects returns the "first" page (NOT_FOUND)',
    ]);
  });
});

describe("formatJunitReport", () => {
  it("writes well-formed XML", () => {
    const report = formatJunitReport([{ provider: "main-api", interactions }]);
    const parsed = new DOMParser().parseFromString(report, "text/xml");
    const suite = parsed.querySelector("testsuite");
    expect([suite?.getAttribute("tests"), suite?.getAttribute("failures")]).toEqual(["2", "1"]);
    expect([...parsed.querySelectorAll("testcase")].map((it) => it.getAttribute("name"))).toEqual(
      interactions.map(({ description }) => description),
    );
    expect(parsed.querySelector("failure")?.textContent).toContain("to be <an integer>");
  });
});
