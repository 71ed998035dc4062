import { describe, expect, it } from "vitest";
import { parseReport } from "./reports.ts";

/** Parses a report with only the parts that `parseReport` reads. */
const parse = (report: object) => parseReport(JSON.parse(JSON.stringify(report)));

describe("parseReport", () => {
  it("reads tests of Vitest with status, seconds and tags", () => {
    const assertionResults = [
      { fullName: "adds", status: "passed", duration: 1500, tags: ["R1.1"] },
      { fullName: "divides", status: "failed", duration: null, tags: [] },
      { fullName: "waits", status: "pending", tags: [] },
    ];
    expect(parse({ testResults: [{ name: `${process.cwd()}/src/a.test.ts`, assertionResults }] })).toEqual([
      { name: "src/a.test.ts › adds", status: "passed", seconds: 1.5, tags: ["R1.1"] },
      { name: "src/a.test.ts › divides", status: "failed", seconds: 0, tags: [] },
      { name: "src/a.test.ts › waits", status: "skipped", seconds: 0, tags: [] },
    ]);
  });

  it("reads tests of Playwright per project and counts flaky ones as failed", () => {
    const tests = ["expected", "flaky", "unexpected", "skipped"].map((status) => ({
      projectName: "de",
      status,
      results: [{ duration: 400 }, { duration: 600 }],
    }));
    const suites = [
      { title: "Anna", file: "a.spec.ts", specs: [{ title: "signs in", tags: ["R2.12"], tests }] },
    ];
    const read = parse({ suites: [{ title: "a.spec.ts", file: "a.spec.ts", suites, specs: [] }] });
    expect(read.map(({ status }) => status)).toEqual(["passed", "failed", "failed", "skipped"]);
    expect(read[0]).toEqual({
      name: "[de] e2e/a.spec.ts › Anna › signs in",
      status: "passed",
      seconds: 1,
      tags: ["R2.12"],
    });
  });
});
