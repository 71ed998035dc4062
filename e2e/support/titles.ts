/** A test that names requirements in its title. */
export interface NamedTest {
  /** Path from the project's root. */
  file: string;
  /** As it stands in the source: values of `${…}` and `%s` are filled in only when it runs. */
  title: string;
  ids: readonly string[];
}

/**
 * Finds the texts in a test file that name requirements: titles of tests and of their groups. Ids that stand alone in a
 * table of cases belong to the title below it that fills them in.
 */
export function namedTestsIn(file: string, source: string): NamedTest[] {
  const found = new Map<string, string[]>();
  let fromTable: string[] = [];
  for (const [, quoted, template] of source.matchAll(/"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)) {
    const text = quoted ?? template ?? "";
    const ids = idsIn(text);
    if (ids.length > 0 && withoutIds(text) === "") {
      fromTable.push(...ids);
      continue;
    }
    const filledIn = fromTable.length > 0 && /%\w|\$\w/.test(text);
    const all = filledIn ? [...ids, ...fromTable] : ids;
    if (filledIn) fromTable = [];
    if (all.length > 0) found.set(text, [...new Set([...(found.get(text) ?? []), ...all])]);
  }
  return [...found].map(([title, ids]) => ({ file, title, ids }));
}

function idsIn(text: string): string[] {
  return [...text.matchAll(/\[(R\d+\.\d+)\]/g)].map(([, id = ""]) => id);
}

function withoutIds(text: string): string {
  return text.replaceAll(/\[R\d+\.\d+\]/g, "").trim();
}
