/** `npm test`: runs every check and every test, and sums up what ran. A failure or a skipped test fails it. */
import { spawn } from "node:child_process";
import { readFile, rm } from "node:fs/promises";
import { rows, type Step } from "./steps.ts";
import { countsFrom, type TestCounts } from "./testCounts.ts";

interface Result {
  script: string;
  seconds: number;
  counts: TestCounts | undefined;
  /** What went wrong, with the step's output; undefined if nothing. */
  problem: string | undefined;
}

await rm("test-results", { recursive: true, force: true });
const results: Result[] = [];
for (const row of rows) {
  results.push(...(await Promise.all(row.map(run))));
  if (results.some(({ problem }) => problem)) break;
}
summarize(results);

async function run({ script, report, isShown }: Step): Promise<Result> {
  const start = performance.now();
  const { code, output } = await npmRun(script);
  const seconds = (performance.now() - start) / 1000;
  const counts = report === undefined ? undefined : await readCounts(report);
  const missing =
    report !== undefined && counts === undefined ? `There is no usable report at ${report}.` : undefined;
  const skipped = counts && counts.skipped > 0 ? `${counts.skipped} tests were skipped.` : undefined;
  const failed = code !== 0 || (counts && counts.failed > 0) ? output : undefined;
  const problem = failed ?? missing ?? skipped;
  console.log(`${problem ? "✗" : "✓"} ${script} (${seconds.toFixed(1)} s)`);
  if (problem) console.log(problem);
  else if (isShown) console.log(output);
  return { script, seconds, counts, problem };
}

function npmRun(script: string): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn("npm", ["run", "--silent", script], { stdio: ["ignore", "pipe", "pipe"] });
    const chunks: Buffer[] = [];
    child.stdout.on("data", (chunk) => chunks.push(chunk));
    child.stderr.on("data", (chunk) => chunks.push(chunk));
    child.on("error", reject);
    child.on("close", (code) => resolve({ code, output: Buffer.concat(chunks).toString() }));
  });
}

async function readCounts(report: string): Promise<TestCounts | undefined> {
  try {
    return countsFrom(JSON.parse(await readFile(report, "utf8")));
  } catch {
    return undefined;
  }
}

function summarize(all: readonly Result[]): void {
  const seconds = all.reduce((sum, result) => sum + result.seconds, 0);
  console.log(
    `\n${"step".padEnd(20)}${"passed".padStart(8)}${"failed".padStart(8)}${"skipped".padStart(9)}${"s".padStart(8)}`,
  );
  for (const { script, counts, problem, seconds: own } of all) {
    const numbers = counts
      ? [counts.passed, counts.failed, counts.skipped]
      : [problem ? 0 : 1, problem ? 1 : 0, 0];
    const [passed = 0, failed = 0, skipped = 0] = numbers;
    console.log(
      `${script.padEnd(20)}${String(passed).padStart(8)}${String(failed).padStart(8)}${String(skipped).padStart(9)}${own.toFixed(1).padStart(8)}`,
    );
  }
  const total = (key: keyof TestCounts) => all.reduce((sum, { counts }) => sum + (counts?.[key] ?? 0), 0);
  const checks = all.filter(({ counts }) => !counts);
  const passed = total("passed") + checks.filter(({ problem }) => !problem).length;
  const broken = all.filter(({ problem }) => problem);
  const failed = Math.max(total("failed") + checks.filter(({ problem }) => problem).length, broken.length);
  console.log(
    `\n${seconds.toFixed(0)} s of work\n${passed} passed, ${failed} failed, ${total("skipped")} skipped`,
  );
  process.exitCode = broken.length > 0 ? 1 : 0;
}
