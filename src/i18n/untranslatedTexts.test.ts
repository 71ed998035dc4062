// @vitest-environment node
import { describe, expect, it } from "vitest";
import { lintCopy } from "../testing/lintCopy.ts";

const breaches = {
  "between tags": "<p>Some words</p>",
  "in an attribute": '<img src="a.svg" alt="A window" />',
  "in a choice of an attribute": '<section aria-label={name ? "Yes" : "No"} />',
  "put together in an attribute": "<section aria-label={`$" + "{name}: offer`} />",
};

const legal = {
  "of a value": "<p>{name}</p>",
  "of a value in an attribute": "<img src={name} alt={name} />",
  "that is empty": '<img src={name} alt="" />',
  "that is a name": "<p>Taglys</p>",
};

const findings = lintCopy({ ...filesOf("breach", breaches), ...filesOf("legal", legal) });
const refusal = /noJsxLiterals|Texts come from the catalogues/;

describe("texts outside of the catalogues", () => {
  it.each(Object.keys(breaches))("[R9.3] are refused: one %s", (name) => {
    expect(findings.get(pathOf("breach", name))).toMatch(refusal);
  });

  it.each(Object.keys(legal))("[R9.3] are no texts: one %s", (name) => {
    expect(findings.get(pathOf("legal", name)) ?? "").not.toMatch(refusal);
  });
});

function filesOf(kind: string, elements: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(elements).map(([name, element]) => [
      pathOf(kind, name),
      `export const Sample = ({ name }: { name: string }) => ${element};\n`,
    ]),
  );
}

function pathOf(kind: string, name: string): string {
  return `src/features/${kind}/${name.replaceAll(" ", "-")}.tsx`;
}
