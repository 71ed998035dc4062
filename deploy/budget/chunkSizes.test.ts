import { describe, expect, it } from "vitest";
import { type Chunk, getLoadedChunks, measureLocales, measureModules } from "./chunkSizes.ts";

const chunks: Chunk[] = [
  { fileName: "start.js", imports: ["runtime.js"], moduleIds: ["/p/src/main.tsx"], bytes: 100 },
  { fileName: "runtime.js", imports: [], moduleIds: ["/p/runtime.js"], bytes: 1 },
  { fileName: "list.js", imports: ["start.js", "card.js"], moduleIds: ["/p/src/List.tsx"], bytes: 10 },
  { fileName: "detail.js", imports: ["card.js", "form.js"], moduleIds: ["/p/src/Detail.tsx"], bytes: 20 },
  { fileName: "card.js", imports: ["start.js"], moduleIds: ["/p/src/Card.tsx"], bytes: 2 },
  { fileName: "form.js", imports: ["card.js"], moduleIds: ["/p/src/Form.tsx"], bytes: 4 },
  { fileName: "de.js", imports: [], moduleIds: ["/p/src/i18n/locales/de.json?start"], bytes: 3 },
  { fileName: "de2.js", imports: [], moduleIds: ["/p/src/i18n/locales/de.json?screens"], bytes: 30 },
  { fileName: "de3.js", imports: [], moduleIds: ["/p/src/i18n/locales/de.json?screens"], bytes: 6 },
  { fileName: "sv.js", imports: [], moduleIds: ["/p/src/i18n/locales/sv.json?start"], bytes: 5 },
];

describe("getLoadedChunks", () => {
  it("returns the chunks of modules and all their static imports, each once", () => {
    const names = [...getLoadedChunks(chunks, ["/src/Detail.tsx"])].map(({ fileName }) => fileName);
    expect(names.toSorted()).toEqual(["card.js", "detail.js", "form.js", "runtime.js", "start.js"]);
  });

  it("throws for a module or an imported chunk that the build does not have", () => {
    expect(() => getLoadedChunks(chunks, ["/src/Gone.tsx"])).toThrow("No chunk contains /src/Gone.tsx.");
    expect(() => getLoadedChunks(chunks.slice(0, 1), ["/src/main.tsx"])).toThrow(
      "The build has no chunk runtime.js.",
    );
  });
});

it("measureModules › counts only chunks that have not loaded yet, and shared chunks once", () => {
  expect(measureModules(chunks, ["/src/List.tsx"], ["/src/main.tsx"])).toBe(12);
  expect(measureModules(chunks, ["/src/List.tsx", "/src/Detail.tsx"], ["/src/main.tsx"])).toBe(36);
});

it("measureLocales › adds up all chunks of a locale", () => {
  expect(measureLocales(chunks)).toEqual({ de: { start: 3, screens: 36 }, sv: { start: 5, screens: 0 } });
});
