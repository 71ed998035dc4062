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
export interface PlaywrightReport {
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
  attachments: PlaywrightAttachment[];
}

export interface PlaywrightAttachment {
  name: string;
  /** In base64. */
  body?: string;
}

/** A test in a report of Playwright, with its results: several if it was repeated. */
interface CollectedTest {
  name: string;
  status: string;
  tags: readonly string[];
  results: readonly PlaywrightResult[];
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
    return collectPlaywrightTests(report as PlaywrightReport).map(({ name, status, results, tags }) => ({
      name,
      status: getPlaywrightStatus(status),
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      tags,
    }));
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

/** The tests of a report in the order of its suites. */
export function collectPlaywrightTests({ suites }: PlaywrightReport): CollectedTest[] {
  return suites.flatMap((suite) => collectSuite(suite, []));
}

function collectSuite(
  { title, file, suites = [], specs = [] }: PlaywrightSuite,
  parentTitles: readonly string[],
): CollectedTest[] {
  // The outermost suite is the file.
  const titles = title === file ? [] : [...parentTitles, title];
  return [
    ...suites.flatMap((suite) => collectSuite(suite, titles)),
    ...specs.flatMap((spec) =>
      spec.tests.map(({ projectName, status, results }) => ({
        name: formatPlaywrightName(projectName, file, [...titles, spec.title]),
        status,
        tags: spec.tags,
        results,
      })),
    ),
  ];
}

/** For example `[de] e2e/content/faq.spec.ts › Help › finds an answer`. */
function formatPlaywrightName(project: string, file: string, titles: readonly string[]): string {
  return `[${project}] ${[`e2e/${file}`, ...titles].join(" › ")}`;
}

function getPlaywrightStatus(status: string): ReportedTest["status"] {
  if (status === "expected") return "passed";
  return status === "skipped" ? "skipped" : "failed";
}
