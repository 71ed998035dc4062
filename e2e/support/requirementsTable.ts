import type { NamedTest } from "./titles.ts";

/** Stands in the table for a requirement that no test names yet. */
const none = "—";

const row = /^\| (R\d+\.\d+) \| (.+?) \| (.+) \|$/;

/** The ids of the table's rows, in their order. */
export function idsOf(document: string): string[] {
  return document.split("\n").flatMap((line) => row.exec(line)?.[1] ?? []);
}

/** The document with its last column naming exactly the tests that carry each row's id. */
export function withTests(document: string, tests: readonly NamedTest[]): string {
  const lines = document.split("\n").map((line) => {
    const [, id, what] = row.exec(line) ?? [];
    return id ? `| ${id} | ${what} | ${testsOf(id, tests)} |` : line;
  });
  return lines.join("\n");
}

function testsOf(id: string, tests: readonly NamedTest[]): string {
  const names = tests
    .filter(({ ids }) => ids.includes(id))
    .map(({ file, title }) => `${file} › ${nameOf(title)}`);
  return names.toSorted().join("<br>").replaceAll("|", "\\|") || none;
}

/** A title as the table names it: without its ids, which would only repeat the rows. */
export function nameOf(title: string): string {
  return title.replace(/^(\[R\d+\.\d+\] ?)+/, "").replace(/( ?\[R\d+\.\d+\])+$/, "");
}
