// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { junitReport, outcomesIn, readableReport } from "./verifierReport.ts";

const bold = (text: string) => `\u001b[1m${text}\u001b[0m`;
const ok = "\u001b[32mOK\u001b[0m";
const failed = "\u001b[31mFAILED\u001b[0m";

const output = `
Verifying a pact between ${bold("portal")} and ${bold("main-api")}

  showRequest of one that is paused (6ms loading, 10ms verification)
     Given request
    returns a response which
      has status code ${bold("200")} (${ok})
      has a matching body (${failed})

  projects (the "first" page) (5ms loading, 9ms verification)
     Given standing
    returns a response which
      has status code ${bold("200")} (${ok})
      has a matching body (${ok})


Failures:

1) Verifying a pact between portal and main-api Given request - showRequest of one that is paused
    1.1) has a matching body
           ${bold("$.data.showRequest.deadlineDays")} -> Expected null (Null) to be <an integer>


There were 1 pact failures
`;

const outcomes = [
  {
    description: "showRequest of one that is paused",
    isKept: false,
    problems: [
      "1.1) has a matching body",
      "$.data.showRequest.deadlineDays -> Expected null (Null) to be <an integer>",
    ],
  },
  { description: 'projects (the "first" page)', isKept: true, problems: [] },
];

describe("the verifier's output", () => {
  it("says of each interaction whether it is kept, and what did not fit", () => {
    expect(outcomesIn(output)).toEqual(outcomes);
  });

  it("of nothing has no outcome", () => {
    expect(outcomesIn("")).toEqual([]);
  });
});

describe("the report", () => {
  it("for people names what is broken and why", () => {
    expect(readableReport("main-api", outcomes).split("\n")).toEqual([
      "main-api: 1 kept, 1 broken",
      "✗ showRequest of one that is paused",
      "    1.1) has a matching body",
      "    $.data.showRequest.deadlineDays -> Expected null (Null) to be <an integer>",
      '✓ projects (the "first" page)',
    ]);
  });

  it("for pipelines is well-formed JUnit", () => {
    const report = junitReport([{ provider: "main-api", outcomes }]);
    const parsed = new DOMParser().parseFromString(report, "text/xml");
    const suite = parsed.querySelector("testsuite");
    expect([suite?.getAttribute("tests"), suite?.getAttribute("failures")]).toEqual(["2", "1"]);
    expect([...parsed.querySelectorAll("testcase")].map((it) => it.getAttribute("name"))).toEqual(
      outcomes.map(({ description }) => description),
    );
    expect(parsed.querySelector("failure")?.textContent).toContain("to be <an integer>");
  });
});
