/** How many tests of a step passed, failed and were skipped. */
export interface TestCounts {
  passed: number;
  failed: number;
  skipped: number;
}

/** Reads the numbers out of a JSON report of Vitest or Playwright. A report without a single test is an error. */
export function countsFrom(report: unknown): TestCounts {
  const counts = vitestCounts(report) ?? playwrightCounts(report);
  if (!counts) throw new Error("The report is neither Vitest's nor Playwright's.");
  if (counts.passed + counts.failed + counts.skipped === 0) throw new Error("The report has no test in it.");
  return counts;
}

function vitestCounts(report: unknown): TestCounts | undefined {
  const [passed, failed, pending, todo] = numbersOf(report, [
    "numPassedTests",
    "numFailedTests",
    "numPendingTests",
    "numTodoTests",
  ]);
  if (passed === undefined || failed === undefined) return undefined;
  return { passed, failed, skipped: (pending ?? 0) + (todo ?? 0) };
}

function playwrightCounts(report: unknown): TestCounts | undefined {
  if (typeof report !== "object" || report === null || !("stats" in report)) return undefined;
  const [expected, unexpected, flaky, skipped] = numbersOf(report.stats, [
    "expected",
    "unexpected",
    "flaky",
    "skipped",
  ]);
  if (expected === undefined || unexpected === undefined) return undefined;
  // A flaky test is a defect.
  return { passed: expected, failed: unexpected + (flaky ?? 0), skipped: skipped ?? 0 };
}

function numbersOf(value: unknown, keys: readonly string[]): (number | undefined)[] {
  const entries = new Map(typeof value === "object" && value !== null ? Object.entries(value) : []);
  return keys.map((key) => {
    const number = entries.get(key);
    return typeof number === "number" ? number : undefined;
  });
}
