import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import { findFiles } from "./findFiles.ts";
import { readImportGraph } from "./importGraph.ts";

const modules = "{src,mock-server,contracts,schema,deploy,e2e,.ci}/**/*.{ts,tsx}";
/** Ids are searched with their quotes, since a longer id may begin with a shorter one. */
const messageIds = /"[a-z]\w*(\.\w+)+"/g;
export const testFiles = /\.(test|stories|spec)\.tsx?$/;

/** Modules that read files below a path without importing them. */
const readers: Record<string, readonly string[]> = {
  "src/i18n/descriptions.json": ["src/i18n/checks/locales.test.ts"],
  "src/i18n/locales/": ["src/i18n/checks/locales.test.ts", "deploy/build/messageChunks.test.ts"],
  "src/app/accessibility/transcripts/": ["src/app/accessibility/transcripts.test.tsx"],
  "schema/main": ["schema/services.ts", "mock-server/services/graphql/schema.ts"],
  "schema/registration": ["schema/services.ts", "mock-server/services/graphql/schema.ts"],
  "schema/rest/": ["schema/services.ts", "mock-server/services/rest/openApi.test.ts"],
  "contracts/pacts/": ["contracts/pact/pactFiles.ts"],
  "mock-server/seeds/": ["mock-server/seeds/readSeed.ts"],
};

/**
 * The modules that import changed files, directly or through others, and the tests and stories beside such a module: tests of
 * journeys load their screen lazily, so they do not import it. The nearest come first: changed tests and tests of the same
 * name, then direct importers and their tests, then the folder.
 */
export function findRelatedModules(changedFiles: readonly string[]): string[] {
  const files = findFiles(modules);
  const importers = new Map<string, string[]>();
  for (const [file, imports] of readImportGraph(files, { staticOnly: true })) {
    for (const imported of imports) importers.set(imported, [...(importers.get(imported) ?? []), file]);
  }
  const testsByFolder = Map.groupBy(
    files.filter((file) => testFiles.test(file)),
    dirname,
  );
  const findImporters = (file: string) => importers.get(file) ?? [];
  const findTestsBeside = (file: string) =>
    /\.(tsx?|css|graphql)$/.test(file) && !testFiles.test(file)
      ? (testsByFolder.get(dirname(file)) ?? [])
      : [];
  const findOwnTests = (file: string) => findTestsBeside(file).filter((test) => isTestOf(test, file));
  const directImporters = changedFiles.flatMap(findImporters);
  const found = new Set([
    ...changedFiles.flatMap((file) =>
      Object.entries(readers).flatMap(([path, names]) => (file.startsWith(path) ? names : [])),
    ),
    ...changedFiles,
    ...changedFiles.flatMap(findOwnTests),
    ...directImporters,
    ...directImporters.flatMap(findOwnTests),
  ]);
  // Iterating a set follows the order of insertion and visits later additions too, so the nearest come first.
  for (const file of found) {
    for (const module of [...findTestsBeside(file), ...findImporters(file)]) found.add(module);
  }
  const existing = new Set(files);
  return [...found].filter((file) => existing.has(file));
}

/** Whether a test has the name of a module, as `text.property.test.ts` has that of `text.ts`. */
export function isTestOf(test: string, module: string): boolean {
  return test.startsWith(`${module.replace(/(\.module)?\.\w+$/, "")}.`);
}

/** The end-to-end tests that quote message ids from the folders of the changed files, the tests with most of them first. */
export function findQuotingSpecs(changedFiles: readonly string[]): string[] {
  const folders = new Set(changedFiles.filter((file) => file.startsWith("src/features/")).map(dirname));
  const ids = new Set(
    [...folders].flatMap((folder) =>
      findFiles(`${folder}/*.{ts,tsx}`)
        .filter((file) => !testFiles.test(file))
        .flatMap((file) => readFileSync(file, "utf8").match(messageIds) ?? []),
    ),
  );
  return findFiles("e2e/**/*.spec.ts")
    .map((file) => {
      const text = readFileSync(file, "utf8");
      return { file, count: [...ids].filter((id) => text.includes(id)).length };
    })
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .map(({ file }) => file);
}

/** The tests of the portal, and their transcripts, that contain one of the texts. */
export function findQuotingFiles(texts: readonly string[]): string[] {
  return findFiles("src/{**/*.test.{ts,tsx},app/accessibility/transcripts/*.txt}").filter((file) => {
    const content = readFileSync(file, "utf8");
    return texts.some((text) => content.includes(text));
  });
}
