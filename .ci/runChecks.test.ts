import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { runChecks, shortenFailures } from "./runChecks.ts";

it("runChecks › runs and reports all commands even if one fails", async () => {
  const printed: string[] = [];
  const commands = { types: "exit 2", lint: "echo long line && exit 1", tests: "echo fine" };
  const failedNames = await runChecks(commands, (text) => printed.push(text));
  expect(failedNames.toSorted()).toEqual(["lint", "types"]);
  expect(printed.toSorted()).toEqual(["long line", "✓ tests", "✗ lint", "✗ types"].toSorted());
});

it.each([
  ["Vitest", "✗ src/a.test.ts › adds"],
  ["TypeScript", "src/a.ts(1,2): error TS2322: Type '1' is not assignable to type '2'."],
  ["Biome", "src/a.ts:1:2 lint/style/useImportType ━━━━━━━━━━"],
])("shortenFailures › cuts each failure of %s to 20 lines", (_, place) => {
  const printFailure = (lines: number) => `${place}\n${"detail\n".repeat(lines)}`;
  const [long, ...others] = shortenFailures(printFailure(1837) + printFailure(19));
  expect(long?.split("\n")).toHaveLength(20);
  expect(long).toMatch(/\n… 1819 more lines$/);
  expect(others).toEqual([printFailure(19).trimEnd()]);
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

it("shortenFailures › drops lines of progress", () => {
  expect(shortenFailures("[1/2] test files\n")).toEqual([]);
});
