// @vitest-environment node
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { runGit } from "../deploy/rebrand/projectFiles.ts";

it.each(["code.ts", "plan.pdf"])("git checks out %s unchanged if core.autocrlf is true", (name) => {
  const folder = mkdtempSync(join(tmpdir(), "line-ends-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, name);
  runGit(folder, "init");
  cpSync(".gitattributes", join(folder, ".gitattributes"));
  writeFileSync(file, "first\nsecond\n");
  runGit(folder, "add", ".");
  rmSync(file);
  runGit(folder, "-c", "core.autocrlf=true", "checkout", "--", name);
  expect(readFileSync(file, "utf8")).toBe("first\nsecond\n");
});
