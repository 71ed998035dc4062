/** A test that names requirements in its title. */
export interface NamedTest {
  /** Path from the project's root. */
  file: string;
  /** As it stands in the source: values of `${…}` and `%s` are filled in only when it runs. */
  title: string;
  ids: readonly string[];
}

/** Finds the texts in a test file that name requirements: titles of tests and of their groups. */
export function namedTestsIn(file: string, source: string): NamedTest[] {
  const texts = [...source.matchAll(/"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)].map(
    ([, quoted, template]) => quoted ?? template ?? "",
  );
  const titles = [...new Set(texts)].filter((text) => idsIn(text).length > 0);
  return titles.map((title) => ({ file, title, ids: idsIn(title) }));
}

function idsIn(text: string): string[] {
  return [...text.matchAll(/\[(R\d+\.\d+)\]/g)].map(([, id = ""]) => id);
}
