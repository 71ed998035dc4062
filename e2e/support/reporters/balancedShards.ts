import { existsSync } from "node:fs";
import type { Reporter, TestCase } from "@playwright/test/reporter";
import { formatPlaywrightName, readReport } from "../../../.ci/reports.ts";
import { assignShards } from "./assignShards.ts";

/**
 * Shares the tests among the machines of `--shard` by how long each took in the run whose JSON report E2E_DURATIONS names.
 * All machines need the same report; without one all tests count the same.
 */
export default class BalancedShards implements Reporter {
  preprocess: NonNullable<Reporter["preprocess"]> = async ({ config, suite, testRun }) => {
    if (!config.shard) return;
    const { current, total } = config.shard;
    const durations = readDurations(process.env["E2E_DURATIONS"]);
    const tests = suite.allTests();
    const timed = tests.map(getName).map((name) => ({ name, seconds: durations.get(name) }));
    const own = assignShards(timed, total)[current - 1];
    testRun.skipSharding();
    for (const test of tests) if (!own?.has(getName(test))) testRun.exclude(test);
  };

  printsToStdio(): boolean {
    return false;
  }
}

function readDurations(path: string | undefined): Map<string, number> {
  if (!path || !existsSync(path)) return new Map();
  return new Map(readReport(path).map(({ name, seconds }) => [name, seconds]));
}

/** The name that `readReport` gives the test. */
function getName(test: TestCase): string {
  const [, project = "", file = "", ...titles] = test.titlePath();
  return formatPlaywrightName(project, file, titles);
}
