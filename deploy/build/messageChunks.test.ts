import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { findMessageIds } from "#i18n/checks/findMessageIds.ts";
import { readImportGraph } from "../../.ci/importGraph.ts";
import { readCatalogue } from "./compileMessages.ts";
import { getMessageChunk } from "./messageChunks.ts";

it.each([
  ["app.signIn", "start"],
  ["cabinet.signedInAs", "screens"],
  ["page.faq.metaTitle", "start"],
  ["page.faq.title", "screens"],
  ["startHelp.title", "index.html"],
])("getMessageChunk › puts %s into the chunk %s", (id, chunk) => {
  expect(getMessageChunk(id)).toBe(chunk);
});

/** Modules that render before the chunk `screens` has loaded. */
const startModules = [
  "src/main.tsx",
  "src/app/layouts/country-and-language/CountryDialog.tsx",
  "src/app/layouts/country-and-language/LanguageField.tsx",
  "src/app/screens/AuthorizationErrorScreen.tsx",
  "src/features/introduction/SignedOutPage.tsx",
];

it("getMessageChunk › puts every message of a module that renders before the chunk screens into the chunk start", () => {
  const graph = readImportGraph(globSync("src/**/*.{ts,tsx}", { exclude: ["**/*.generated.ts"] }), {
    staticOnly: true,
  });
  const reachable = new Set(startModules);
  // Iterating a set visits later additions too.
  for (const file of reachable) for (const imported of graph.get(file) ?? []) reachable.add(imported);
  const code = [...reachable].filter((file) => graph.has(file)).map((file) => readFileSync(file, "utf8"));
  const ids = Object.keys(readCatalogue("src/i18n/locales", "en"));
  const later = ids.filter((id) => getMessageChunk(id) === "screens");
  expect(code.flatMap((text) => findMessageIds(text, later))).toEqual([]);
});
