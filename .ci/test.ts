/** `npm test`: runs all checks and tests. A failed, flaky or skipped test fails it. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { createInterface } from "node:readline";
import { Listr } from "listr2";
import { type ReportedTest, readReport } from "./reports.ts";
import { type Step, stages } from "./steps.ts";

interface StepResult {
  script: string;
  seconds: number;
  tests: readonly ReportedTest[];
  problem?: string;
}

/** The part of a listr2 task that shows what a step does. */
interface TaskDisplay {
  title: string;
  output: string;
}

/** What test reporters print while a suite runs, such as `[12/476]`. */
const progressPattern = /^\[(\d+\/\d+)\]/;

/** Without a terminal there is no live line: progress is printed this often. */
const progressIntervalMs = 15_000;

const env = {
  ...process.env,
  // The many processes of a run compile the same modules: each keeps Node's compiled code for the next.
  NODE_COMPILE_CACHE: resolve("node_modules/.cache/node"),
  // Tests make much that is soon garbage: with more room for it, unit tests take a tenth less time.
  NODE_OPTIONS: `${process.env["NODE_OPTIONS"] ?? ""} --max-semi-space-size=32`,
};

rmSync("test-results", { recursive: true, force: true });
const results: StepResult[] = [];
const run = new Listr(
  stages.map((steps) => ({
    task: (_, task) => task.newListr(steps.map(createTask), { concurrent: true, exitOnError: false }),
  })),
  { fallbackRenderer: "verbose", rendererOptions: { showErrorMessage: false } },
);
try {
  await run.run();
} catch {
  // The summary names what failed.
}
printSummary();

function createTask(step: Step) {
  return {
    title: `${step.script}, usually ${step.usualSeconds} s`,
    rendererOptions: { persistentOutput: true, outputBar: Number.POSITIVE_INFINITY },
    task: async (_: unknown, task: TaskDisplay) => {
      const result = await runStep(step, task);
      results.push(result);
      task.title = `${step.script}, ${result.seconds.toFixed(1)} s`;
      if (result.problem) throw new Error(`${step.script} failed`);
    },
  };
}

async function runStep(
  { script, report, showsOutput, usualSeconds }: Step,
  task: TaskDisplay,
): Promise<StepResult> {
  const start = performance.now();
  const lines: string[] = [];
  let name = script;
  const showProgress = () => {
    const seconds = Math.round((performance.now() - start) / 1000);
    const text = `${name}, ${seconds} of usually ${usualSeconds} s`;
    if (process.stdout.isTTY) task.title = text;
    else task.output = text;
  };
  const timer = setInterval(showProgress, process.stdout.isTTY ? 1000 : progressIntervalMs);
  const exitCode = await runScript(script, (line) => {
    const match = progressPattern.exec(line);
    if (match) name = `${script} ${match[1]}`;
    else lines.push(line);
    // Test reporters print progress and failures alone.
    if (!match && (report || showsOutput) && line.trim() !== "") task.output = line;
  });
  clearInterval(timer);
  const seconds = (performance.now() - start) / 1000;
  const tests = report === undefined ? [] : readTests(report);
  const unsuccessful = tests.filter(({ status }) => status !== "passed");
  const hasFailed = exitCode !== 0 || unsuccessful.length > 0 || (report !== undefined && tests.length === 0);
  if (!hasFailed) return { script, seconds, tests };
  const names = unsuccessful.map(({ name, status }) => `${status}: ${name}`);
  return { script, seconds, tests, problem: [...lines, ...names].join("\n") };
}

/** Runs an npm script and calls back with each line of its output. Resolves with its exit code. */
async function runScript(script: string, handleLine: (line: string) => void): Promise<number | null> {
  // Windows has no program "npm", only a command file, which needs a shell.
  const child = spawn(process.execPath, ["--run", script], { env, stdio: ["ignore", "pipe", "pipe"] });
  for (const stream of [child.stdout, child.stderr]) createInterface(stream).on("line", handleLine);
  const [exitCode] = await once(child, "close");
  return exitCode;
}

/** None where the suite broke off before it wrote its report. */
function readTests(report: string): ReportedTest[] {
  try {
    return readReport(report);
  } catch {
    return [];
  }
}

function printSummary(): void {
  const failed = results.filter(({ problem }) => problem !== undefined);
  for (const { script, problem } of failed) console.log(`\n✗ ${script}\n${problem}`);
  const tests = results.flatMap((result) => result.tests);
  const slowest = tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10);
  console.log("\nslowest tests");
  for (const { name, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(6)} s  ${name}`);
  const count = (status: ReportedTest["status"]) => tests.filter((test) => test.status === status).length;
  const checks = results.filter((result) => result.tests.length === 0);
  const passedChecks = checks.filter(({ problem }) => problem === undefined).length;
  console.log(`\n${passedChecks} of ${checks.length} checks passed`);
  console.log(`${count("passed")} tests passed, ${count("failed")} failed, ${count("skipped")} skipped`);
  console.log(`${(performance.now() / 1000).toFixed(0)} s`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}
