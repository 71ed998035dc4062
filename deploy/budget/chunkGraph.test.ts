import { expect, it } from "vitest";
import { bytesOfLocales, bytesOfScreens, bytesOfStart, type Chunk, chunksFor } from "./chunkGraph.ts";

const chunks: Chunk[] = [
  { fileName: "start.js", imports: ["runtime.js"], moduleIds: ["/p/src/main.tsx"], bytes: 100 },
  { fileName: "runtime.js", imports: [], moduleIds: ["/p/runtime.js"], bytes: 1 },
  { fileName: "list.js", imports: ["start.js", "card.js"], moduleIds: ["/p/src/List.tsx"], bytes: 10 },
  { fileName: "detail.js", imports: ["card.js", "form.js"], moduleIds: ["/p/src/Detail.tsx"], bytes: 20 },
  { fileName: "card.js", imports: ["start.js"], moduleIds: ["/p/src/Card.tsx"], bytes: 2 },
  { fileName: "form.js", imports: ["card.js"], moduleIds: ["/p/src/Form.tsx"], bytes: 4 },
  { fileName: "de.js", imports: [], moduleIds: ["/p/src/i18n/locales/de.json?first"], bytes: 3 },
  { fileName: "de2.js", imports: [], moduleIds: ["/p/src/i18n/locales/de.json?further"], bytes: 30 },
  { fileName: "de3.js", imports: [], moduleIds: ["/p/src/i18n/locales/de.json?overview"], bytes: 6 },
  { fileName: "sv.js", imports: [], moduleIds: ["/p/src/i18n/locales/sv.json?first"], bytes: 5 },
];

it("finds what loads before a module runs, each chunk once", () => {
  const names = [...chunksFor(chunks, "/src/Detail.tsx")].map(({ fileName }) => fileName);
  expect(names.toSorted()).toEqual(["card.js", "detail.js", "form.js", "runtime.js", "start.js"]);
});

it("counts the first script with all that it waits for", () => {
  expect(bytesOfStart(chunks, ["/src/main.tsx"])).toBe(101);
});

it("counts of a screen what is not there already, and what its parts share once", () => {
  const screens = { list: ["/src/List.tsx"], both: ["/src/List.tsx", "/src/Detail.tsx"] };
  expect(bytesOfScreens(chunks, screens, ["/src/main.tsx"])).toEqual({ list: 12, both: 36 });
});

it("counts all parts of a locale", () => {
  expect(bytesOfLocales(chunks)).toEqual({ de: { first: 3, further: 36 }, sv: { first: 5, further: 0 } });
});

it("refuses a module and a file that there are not", () => {
  expect(() => chunksFor(chunks, "/src/Gone.tsx")).toThrow("No chunk holds /src/Gone.tsx.");
  expect(() => chunksFor(chunks.slice(0, 1), "/src/main.tsx")).toThrow("There is no chunk runtime.js.");
});
