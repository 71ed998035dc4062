// @vitest-environment node
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";

it.each(["code.ts", "plan.pdf"])("git checks out %s unchanged if core.autocrlf is true", (name) => {
  const folder = mkdtempSync(join(tmpdir(), "line-ends-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const git = (...args: string[]) => execFileSync("git", args, { cwd: folder, stdio: "pipe" });
  const file = join(folder, name);
  git("init");
  cpSync(".gitattributes", join(folder, ".gitattributes"));
  writeFileSync(file, "first\nsecond\n");
  git("add", ".");
  rmSync(file);
  git("-c", "core.autocrlf=true", "checkout", "--", name);
  expect(readFileSync(file, "utf8")).toBe("first\nsecond\n");
});
