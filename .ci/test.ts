/** `npm test`: runs all checks and tests. A failed, flaky or skipped test fails it. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { createInterface } from "node:readline";
import { readOptions } from "./readOptions.ts";
import { type ReportedTest, readReport } from "./reports.ts";

readOptions({});

/** npm scripts in stages. The scripts of a stage run side by side, and quick stages come first. */
const stages: readonly (readonly string[])[] = [
  ["setup", "browsers", "types", "lint", "unused", "generated:check"],
  ["unit"],
  ["stories", "contracts", "contracts:verify"],
  ["e2e"],
  ["requirements"],
];

/** These scripts write a JSON report to `test-results`, and print only progress and failures, as they happen. */
const testScripts = ["unit", "stories", "contracts", "e2e"];

/** The progress that test reporters print, such as `[12/476]`. */
const progressPattern = /^\[\d+\/\d+\]/;
const progressIntervalMs = 15_000;

const env = {
  ...process.env,
  // The many processes of a run compile the same modules: each keeps Node's compiled code for the next.
  NODE_COMPILE_CACHE: resolve("node_modules/.cache/node"),
  // Tests create much garbage: with a larger young generation, unit tests take a tenth less time.
  NODE_OPTIONS: `${process.env["NODE_OPTIONS"] ?? ""} --max-semi-space-size=32`,
  // End-to-end tests use the build of "browsers".
  E2E_REUSE: "build",
};

const tests: ReportedTest[] = [];
const failedScripts: string[] = [];

rmSync("test-results", { recursive: true, force: true });
for (const scripts of stages) await Promise.all(scripts.map(runScript));

console.log("\nslowest tests");
for (const { name, seconds } of tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10)) {
  console.log(`${seconds.toFixed(1).padStart(6)} s  ${name}`);
}
console.log(`\n${(performance.now() / 1000).toFixed(0)} s`);
if (failedScripts.length > 0) console.log(`failed: ${failedScripts.join(", ")}`);
const count = (status: ReportedTest["status"]) => tests.filter((test) => test.status === status).length;
console.log(`${count("passed")} passed, ${count("failed")} failed, ${count("skipped")} skipped`);
process.exitCode = failedScripts.length > 0 ? 1 : 0;

async function runScript(script: string): Promise<void> {
  const start = performance.now();
  const isTest = testScripts.includes(script);
  const lines: string[] = [];
  let lastProgress = start;
  const handleLine = (line: string) => {
    if (progressPattern.test(line)) {
      if (performance.now() - lastProgress < progressIntervalMs) return;
      lastProgress = performance.now();
      console.log(`${script} ${line}`);
    } else if (isTest || script === "requirements") {
      if (line.trim() !== "") console.log(`${script}: ${line}`);
    } else {
      lines.push(line);
    }
  };
  // Windows has no program "npm", only a command file, which needs a shell.
  const child = spawn(process.execPath, ["--run", script], { env, stdio: ["ignore", "pipe", "pipe"] });
  for (const stream of [child.stdout, child.stderr]) createInterface(stream).on("line", handleLine);
  const [exitCode] = await once(child, "close");

  const reported = isTest ? readTests(script) : [];
  tests.push(...reported);
  const unsuccessful = reported.filter(({ status }) => status !== "passed");
  const hasFailed = exitCode !== 0 || unsuccessful.length > 0 || (isTest && reported.length === 0);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${hasFailed ? "✗" : "✓"} ${script}, ${seconds} s`);
  if (!hasFailed) return;
  failedScripts.push(script);
  for (const line of lines) console.log(line);
  for (const { name, status } of unsuccessful) console.log(`${status}: ${name}`);
}

/** The report is missing if the suite broke off before it wrote one. */
function readTests(script: string): ReportedTest[] {
  try {
    return readReport(`test-results/${script}.json`);
  } catch {
    return [];
  }
}
