// @vitest-environment node
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, it, onTestFinished } from "vitest";

/** Runs `.ci/unchanged.ts` in a project with one script, as on Windows: without a program called npm. */
function runUnchanged(command: string) {
  const folder = mkdtempSync(join(tmpdir(), "unchanged-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ scripts: { generate: command } }));
  mkdirSync(join(folder, "generated"));
  writeFileSync(join(folder, "generated/a.txt"), "old");
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [resolve(".ci/unchanged.ts"), "generate", "generated"],
    { cwd: folder, env: { ...process.env, PATH: "" }, encoding: "utf8" },
  );
  return { status, output: stdout + stderr };
}

it("unchanged.ts passes if the script changes no file", () => {
  expect(runUnchanged("echo done")).toEqual({ status: 0, output: "" });
});

it("unchanged.ts fails and names the file that the script changes", () => {
  expect(runUnchanged("echo new > generated/a.txt")).toEqual({
    status: 1,
    output: 'Not current: generated/a.txt. Run "npm run generate" and commit what it writes.\n',
  });
});

it("unchanged.ts fails and prints the output of a script that fails", () => {
  const { status, output } = runUnchanged("echo broken && exit 3");
  expect(status).toBe(1);
  expect(output).toContain("broken");
});
