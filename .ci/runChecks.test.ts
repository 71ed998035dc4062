import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { runChecks } from "./runChecks.ts";
import { shorten } from "./vitestProgress.ts";

it("runChecks › runs and reports all commands even if one fails", async () => {
  const printed: string[] = [];
  const commands = {
    types: "exit 2",
    lint: "echo [1/2] test files && echo long line && exit 1",
    tests: "echo fine",
  };
  const failedNames = await runChecks(commands, (text) => printed.push(text));
  expect(failedNames.toSorted()).toEqual(["lint", "types"]);
  expect(printed.toSorted()).toEqual(["✓ tests", "✗ lint\nlong line", "✗ types"].toSorted());
});

it("runChecks › ends its commands and their child processes when it ends", async () => {
  const folder = mkdtempSync(join(tmpdir(), "checks-"));
  const file = join(folder, "pid");
  const script = `const { runChecks } = await import("./.ci/runChecks.ts"); await runChecks({ long: process.argv[1] });`;
  const command = `sleep 120 & echo $! > ${file}; wait`;
  const check = spawn(process.execPath, ["--input-type=module", "--eval", script, command], {
    stdio: "ignore",
  });
  await expect.poll(() => existsSync(file) && readFileSync(file, "utf8")).toMatch(/\d\n/);
  const isRunning = () => spawnSync("kill", ["-0", readFileSync(file, "utf8").trim()]).status === 0;
  expect(isRunning()).toBe(true);
  check.kill();
  await expect.poll(isRunning).toBe(false);
  rmSync(folder, { recursive: true });
});

it("shorten › cuts a failure to 20 lines", () => {
  const lines = Array.from({ length: 1838 }, (_, line) => `line ${line}`);
  expect(shorten(lines.slice(0, 20).join("\n"))).toBe(lines.slice(0, 20).join("\n"));
  expect(shorten(lines.join("\n"))).toBe([...lines.slice(0, 19), "… 1819 more lines"].join("\n"));
});
