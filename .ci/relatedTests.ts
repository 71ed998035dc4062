import { globSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { readImportGraph } from "./importGraph.ts";

const modules = "{src,mock-server,contracts,schema,deploy,e2e,.ci}/**/*.{ts,tsx}";
const testFiles = /\.(test|stories|spec)\.tsx?$/;

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
 * The tests and stories that changed files may break, nearest first: those that import a changed file, directly or through
 * others, and those beside such a module, since journeys load the screen beside them when they render it.
 */
export function findRelatedTests(changedFiles: readonly string[]): string[] {
  // Sorted, since file systems list folders in orders of their own.
  const files = globSync(modules, { exclude: ["**/node_modules/**"] })
    .map(normalize)
    .toSorted();
  const dependents = new Map<string, string[]>();
  const addDependents = (file: string, added: readonly string[]) =>
    dependents.set(file, [...(dependents.get(file) ?? []), ...added]);
  const testsByFolder = Map.groupBy(
    files.filter((file) => testFiles.test(file)),
    dirname,
  );
  for (const file of files) {
    if (!testFiles.test(file)) addDependents(file, testsByFolder.get(dirname(file)) ?? []);
  }
  for (const [file, imports] of readImportGraph(files, { staticOnly: true })) {
    for (const imported of imports) addDependents(imported, [file]);
  }
  const found = new Set([...changedFiles.flatMap(findReaders), ...changedFiles]);
  // A set is iterated in the order of insertion, with what is added meanwhile: the nearest come first.
  for (const file of found) for (const dependent of dependents.get(file) ?? []) found.add(dependent);
  const existing = new Set(files);
  return [...found].filter((file) => testFiles.test(file) && existing.has(file));
}

/** The tests of the portal, and their transcripts, in which one of the texts stands. */
export function findQuotingFiles(texts: readonly string[]): string[] {
  return globSync(["src/**/*.test.{ts,tsx}", "src/app/accessibility/transcripts/*.txt"])
    .map(normalize)
    .filter((file) => {
      const content = readFileSync(file, "utf8");
      return texts.some((text) => content.includes(text));
    });
}

function findReaders(file: string): readonly string[] {
  return Object.entries(readers).flatMap(([path, names]) => (file.startsWith(path) ? names : []));
}

function normalize(file: string): string {
  return file.replaceAll("\\", "/");
}
