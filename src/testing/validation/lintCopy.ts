import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const root = join(import.meta.dirname, "../../..");

interface Diagnostic {
  location: { path: string };
}

/** The findings of the project's lint rules, or of some of them, in the given files alone, by path. */
export function lintCopy(
  files: Readonly<Record<string, string>>,
  only: readonly string[] = [],
): Map<string, string> {
  const copy = mkdtempSync(join(tmpdir(), "lint-"));
  for (const path of ["biome.json", "src/i18n/checks/textsInAttributes.grit"]) {
    cpSync(join(root, path), join(copy, path));
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), text);
  }
  const { stdout } = spawnSync(
    process.execPath,
    [
      join(root, "node_modules/@biomejs/biome/bin/biome"),
      "lint",
      ...only.map((rule) => `--only=${rule}`),
      "--vcs-enabled=false",
      "--reporter=json",
      "--max-diagnostics=none",
    ],
    { cwd: copy, encoding: "utf8" },
  );
  rmSync(copy, { recursive: true });
  const { diagnostics }: { diagnostics: Diagnostic[] } = JSON.parse(stdout);
  const found = new Map<string, string>();
  for (const diagnostic of diagnostics) {
    const { path } = diagnostic.location;
    found.set(path, (found.get(path) ?? "") + JSON.stringify(diagnostic));
  }
  return found;
}
