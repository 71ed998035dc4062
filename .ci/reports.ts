import { readFileSync } from "node:fs";
import { relative } from "node:path";
import type { JSONReport, JSONReportSuite } from "@playwright/test/reporter";
import type { JsonTestResults } from "vitest/node";

/** A test in a report of Vitest or Playwright. */
export interface ReportedTest {
  name: string;
  status: "passed" | "failed" | "skipped";
  seconds: number;
  /** Ids of the requirements that it proves, and other tags. */
  tags: readonly string[];
}

/** Reads the tests of a JSON report of Vitest or Playwright. A report without a single test is an error. */
export function readReport(path: string): ReportedTest[] {
  const tests = parseReport(JSON.parse(readFileSync(path, "utf8")));
  if (tests.length === 0) throw new Error(`The report ${path} has no tests.`);
  return tests;
}

/** Parses a report of either runner. A flaky test counts as failed. */
export function parseReport(report: JsonTestResults | JSONReport): ReportedTest[] {
  if ("suites" in report) return report.suites.flatMap((suite) => parseSuite(suite, []));
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status, duration, tags }) => ({
      name: `${relative("", name)} › ${fullName}`,
      status: status === "passed" || status === "failed" ? status : "skipped",
      seconds: (duration ?? 0) / 1000,
      tags,
    })),
  );
}

/** The tests in the order of a report's suites; the outermost suite is the file. */
function parseSuite(
  { title, file, suites = [], specs }: JSONReportSuite,
  parentTitles: readonly string[],
): ReportedTest[] {
  const titles = title === file ? [] : [...parentTitles, title];
  return [
    ...suites.flatMap((suite) => parseSuite(suite, titles)),
    ...specs.flatMap((spec) =>
      spec.tests.map(({ projectName, status, results }) => ({
        name: `[${projectName}] ${[`e2e/${file}`, ...titles, spec.title].join(" › ")}`,
        status: playwrightStatuses[status],
        // Several results if it was repeated.
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        tags: spec.tags,
      })),
    ),
  ];
}

const playwrightStatuses = {
  expected: "passed",
  skipped: "skipped",
  flaky: "failed",
  unexpected: "failed",
} as const;
