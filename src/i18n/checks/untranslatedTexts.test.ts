import { describe, expect, it } from "vitest";
import { lintCopy } from "#testing/validation/lintCopy.ts";

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

const findings = lintCopy({ ...createFiles("violation", violations), ...createFiles("allowed", allowed) });
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
