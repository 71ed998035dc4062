import { readFileSync } from "node:fs";

/** A test in a report of Vitest or Playwright. */
export interface ReportedTest {
  name: string;
  status: "passed" | "failed" | "skipped";
  seconds: number;
  /** Ids of the requirements that it proves, and other tags. */
  tags: readonly string[];
}

interface VitestReport {
  testResults: {
    name: string;
    assertionResults: { fullName: string; status: string; duration?: number | null; tags?: string[] }[];
  }[];
}

/** The parts of Playwright's JSON report that are read. */
interface PlaywrightReport {
  suites: readonly PlaywrightSuite[];
}

interface PlaywrightSuite {
  title: string;
  file: string;
  suites?: PlaywrightSuite[];
  specs?: { title: string; tags: string[]; tests: PlaywrightTest[] }[];
}

interface PlaywrightTest {
  projectName: string;
  status: string;
  results: PlaywrightResult[];
}

interface PlaywrightResult {
  duration: number;
}

/** Reads the tests of a JSON report of Vitest or Playwright. A report without a single test is an error. */
export function readReport(path: string): ReportedTest[] {
  const report: unknown = JSON.parse(readFileSync(path, "utf8"));
  const tests = parseReport(report);
  if (tests.length === 0) throw new Error(`The report ${path} has no tests.`);
  return tests;
}

/** Parses a report of either runner. A flaky test counts as failed. */
export function parseReport(report: unknown): ReportedTest[] {
  if (typeof report === "object" && report !== null && "testResults" in report) {
    return parseVitestReport(report as VitestReport);
  }
  if (typeof report === "object" && report !== null && "suites" in report) {
    return (report as PlaywrightReport).suites.flatMap((suite) => parseSuite(suite, []));
  }
  throw new Error("Expected a JSON report of Vitest or Playwright.");
}

function parseVitestReport({ testResults }: VitestReport): ReportedTest[] {
  const root = `${process.cwd()}/`;
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status, duration, tags = [] }) => ({
      name: `${name.replace(root, "")} › ${fullName}`,
      status: status === "passed" || status === "failed" ? status : "skipped",
      seconds: (duration ?? 0) / 1000,
      tags,
    })),
  );
}

/** The tests in the order of a report's suites. */
function parseSuite(
  { title, file, suites = [], specs = [] }: PlaywrightSuite,
  parentTitles: readonly string[],
): ReportedTest[] {
  // The outermost suite is the file.
  const titles = title === file ? [] : [...parentTitles, title];
  return [
    ...suites.flatMap((suite) => parseSuite(suite, titles)),
    ...specs.flatMap((spec) =>
      spec.tests.map(({ projectName, status, results }) => ({
        name: `[${projectName}] ${[`e2e/${file}`, ...titles, spec.title].join(" › ")}`,
        status: getPlaywrightStatus(status),
        // Several results if it was repeated.
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        tags: spec.tags,
      })),
    ),
  ];
}

function getPlaywrightStatus(status: string): ReportedTest["status"] {
  if (status === "expected") return "passed";
  return status === "skipped" ? "skipped" : "failed";
}
