import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, it, onTestFinished } from "vitest";

it("generate --check names the files that are not current and writes none; generate writes them", () => {
  const folder = mkdtempSync(join(tmpdir(), "generate-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const catalogue = join(folder, "src/i18n/locales/en.json");
  mkdirSync(join(folder, "src/i18n/locales"), { recursive: true });
  writeFileSync(catalogue, '{ "b": "{count} windows", "a": "Close" }');
  const generate = (...options: string[]) => {
    const args = [resolve("schema/generate.ts"), "messages", ...options];
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
    return { status, stderr };
  };
  expect(generate("--check")).toEqual({
    status: 1,
    stderr:
      'Error: Not current: src/i18n/locales/en.json, src/i18n/messageArguments.generated.ts. Run "npm run generate" and commit what it writes.\n',
  });
  expect(readFileSync(catalogue, "utf8")).toMatch(/^{ "b"/);
  expect(generate()).toEqual({ status: 0, stderr: "" });
  expect(readFileSync(catalogue, "utf8")).toBe('{\n  "a": "Close",\n  "b": "{count} windows"\n}\n');
  expect(generate("--check")).toEqual({ status: 0, stderr: "" });
});
