import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";

const violations = {
  "between tags": "<p>Some words</p>",
  "in an attribute": '<img src="a.svg" alt="A window" />',
  "in a conditional attribute": '<section aria-label={name ? "Yes" : "No"} />',
  "in a template string of an attribute": "<section aria-label={`$" + "{name}: offer`} />",
};

const allowed = {
  "from a variable": "<p>{name}</p>",
  "from a variable in an attribute": "<img src={name} alt={name} />",
  "by its id": '<img src={name} alt={t("app.home")} />',
  "by an id with a variable": "<img src={name} alt={t(`room.$" + "{name}`)} />",
  "that is empty": '<img src={name} alt="" />',
  "that is the product name": "<p>Taglys</p>",
};

const findings = lint({ ...createFiles("violation", violations), ...createFiles("allowed", allowed) });
const violationMessage = /noJsxLiterals|Texts come from the catalogues/;

describe("the lint rules for untranslated texts", () => {
  it.each(Object.keys(violations))("report a text %s", (name) => {
    expect(findings.get(getPath("violation", name))).toMatch(violationMessage);
  });

  it.each(Object.keys(allowed))("accept a text %s", (name) => {
    expect(findings.get(getPath("allowed", name)) ?? "").not.toMatch(violationMessage);
  });
});

function createFiles(kind: string, elements: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(elements).map(([name, element]) => [
      getPath(kind, name),
      `export const Sample = ({ name, t }: { name: string; t: (id: string) => string }) => ${element};\n`,
    ]),
  );
}

function getPath(kind: string, name: string): string {
  return `src/features/${kind}/${name.replaceAll(" ", "-")}.tsx`;
}

/** The findings of the project's lint rules in the given files alone, by path. */
function lint(files: Readonly<Record<string, string>>): Map<string, string> {
  const root = join(import.meta.dirname, "../../..");
  const copy = mkdtempSync(join(tmpdir(), "lint-"));
  for (const path of ["biome.json", "src/i18n/checks/textsInAttributes.grit"]) {
    cpSync(join(root, path), join(copy, path));
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), text);
  }
  const biome = join(root, "node_modules/@biomejs/biome/bin/biome");
  const { stdout } = spawnSync(
    process.execPath,
    [biome, "lint", "--vcs-enabled=false", "--reporter=json", "--max-diagnostics=none"],
    { cwd: copy, encoding: "utf8" },
  );
  rmSync(copy, { recursive: true });
  const { diagnostics }: { diagnostics: { location: { path: string } }[] } = JSON.parse(stdout);
  const found = new Map<string, string>();
  for (const diagnostic of diagnostics) {
    const { path } = diagnostic.location;
    found.set(path, (found.get(path) ?? "") + JSON.stringify(diagnostic));
  }
  return found;
}
