import { describe, expect, it } from "vitest";
import { layouts, screens } from "#app/screens.ts";
import {
  type Chunk,
  listLoadedFiles,
  measureChunks,
  measureModules,
  signInFunctions,
} from "./measureBundle.ts";

/** A chunk with its imports, one module, its exports and its size. */
type ChunkRow = [fileName: string, imports: string[], moduleId: string, exports: string[], bytes: number];

const rows: ChunkRow[] = [
  ["start.js", ["runtime.js"], "/p/src/main.tsx", ["t"], 100],
  ["runtime.js", [], "/p/runtime.js", [], 1],
  ["list.js", ["start.js", "card.js"], "/p/src/List.tsx", ["List"], 10],
  ["detail.js", ["card.js", "form.js"], "/p/src/Detail.tsx", ["Detail", "t"], 20],
  ["card.js", ["start.js"], "/p/src/Card.tsx", ["t"], 2],
  ["form.js", ["card.js"], "/p/src/Form.tsx", ["t"], 4],
  ["de.js", [], "/p/src/i18n/locales/de.json?start", ["default"], 3],
  ["de2.js", [], "/p/src/i18n/locales/de.json?screens", ["default"], 30],
  ["de3.js", [], "/p/src/i18n/locales/de.json?screens", ["default"], 6],
  ["sv.js", [], "/p/src/i18n/locales/sv.json?start", ["default"], 5],
];
const createChunk = ([fileName, imports, moduleId, exports, bytes]: ChunkRow): Chunk => {
  return { fileName, imports, moduleIds: [moduleId], exports, bytes };
};
const chunks = rows.map(createChunk);

describe("listLoadedFiles", () => {
  it("returns the chunks of modules and of all their static imports, each once", () => {
    for (const module of ["/src/Detail.tsx", "Detail"]) {
      expect(listLoadedFiles(chunks, [module]).toSorted()).toEqual([
        "card.js",
        "detail.js",
        "form.js",
        "runtime.js",
        "start.js",
      ]);
    }
  });

  it("throws for a module or an imported chunk that the build does not have", () => {
    expect(() => listLoadedFiles(chunks, ["/src/Gone.tsx"])).toThrow("No chunk contains /src/Gone.tsx.");
    expect(() => listLoadedFiles(chunks.slice(0, 1), ["/src/main.tsx"])).toThrow(
      "The build has no chunk runtime.js.",
    );
  });
});

it("measureModules › counts only chunks that have not loaded yet, and shared chunks once", () => {
  expect(measureModules(chunks, ["/src/List.tsx"], ["/src/main.tsx"])).toBe(12);
  expect(measureModules(chunks, ["/src/List.tsx", "/src/Detail.tsx"], ["/src/main.tsx"])).toBe(36);
});

it("measureChunks › measures each screen of the portal, the largest locale with the introduction, and all chunks of a locale", () => {
  const components = [...Object.values(screens), ...Object.values(layouts)].map(({ component }) => component);
  const modules = [...signInFunctions, ...components].filter((it) => it !== undefined);
  const others = modules.map(
    (name): ChunkRow => [`${name}.js`, ["start.js", "card.js"], "/p/other.tsx", [name], 7],
  );
  const sizes = measureChunks(
    [...rows, ...others, ["client.js", [], "/p/src/firstRequests.ts", [], 8] satisfies ChunkRow].map(
      createChunk,
    ),
  );
  expect(sizes).toMatchObject({
    introduction: 106,
    "first requests": 8,
    "cabinet layout": 9,
    // The return from sign-in loads its two functions, and the screen of feedback its layout.
    authorization: 16,
    feedback: 16,
    project: 7,
    logout: 9,
    "messages de": 39,
    "messages sv": 5,
  });
});
