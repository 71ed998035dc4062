import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import type { Rolldown } from "vite";
import { layouts, screens } from "#app/screens.ts";
import { parseChunkId } from "../build/compileMessages.ts";

/** The facts that decide when a chunk loads. Dynamically imported modules keep the names of their exports. */
export type LoadedChunk = Pick<Rolldown.OutputChunk, "fileName" | "imports" | "exports" | "moduleIds">;

export interface Chunk extends LoadedChunk {
  /** The compressed size in bytes. */
  bytes: number;
}

type Output = Rolldown.OutputChunk | Rolldown.OutputAsset;

export const entryModule = "/src/main.tsx";

/** The script of `index.html` that sends requests before React has loaded. */
const firstRequests = "/src/firstRequests.ts";

/** The functions that the script calls after a successful sign-in: their screen shows only errors. */
export const signInFunctions = ["returnFromProvider", "redeemCode"];

/** The scripts of a build with their sizes as precompress() compresses them with Brotli. */
export function compressChunks(outputs: readonly Output[]): Promise<Chunk[]> {
  const scripts = outputs.filter((output) => output.type === "chunk");
  return Promise.all(
    scripts.map(async ({ fileName, imports, exports, moduleIds, code }) => {
      const { length: bytes } = await promisify(brotliCompress)(code);
      return { fileName, imports, exports, moduleIds, bytes };
    }),
  );
}

/** The sizes in bytes that the rows of `budget.json` limit. */
export function measureChunks(chunks: readonly Chunk[]): Record<string, number> {
  const cabinet = layouts.cabinet.component;
  const locales = Object.entries(measureLocales(chunks));
  const largestStart = Math.max(...locales.map(([, { start }]) => start));
  const sizes: Record<string, number> = {
    introduction: measureModules(chunks, [entryModule], []) + largestStart,
    "first requests": measureModules(chunks, [firstRequests], []),
    "cabinet layout": measureModules(chunks, [cabinet], [entryModule]),
  };
  for (const { component, layout, guard, viewName } of Object.values(screens)) {
    if (!component) continue;
    const modules = guard === "signInReturn" ? [...signInFunctions] : [component];
    if (layout === "feedback") modules.push(layouts.feedback.component);
    // The screens of the cabinet share its layout.
    const loadedModules = layout === "cabinet" ? [entryModule, cabinet] : [entryModule];
    sizes[viewName] = measureModules(chunks, modules, loadedModules);
  }
  for (const [locale, { start, screens }] of locales) sizes[`messages ${locale}`] = start + screens;
  return sizes;
}

/**
 * The files of the chunks that load before modules run, their own chunks included. A module is named by one of its exports, or by
 * the end of its path.
 */
export function listLoadedFiles(chunks: readonly LoadedChunk[], modules: readonly string[]): string[] {
  const loaded = new Set<string>();
  const load = (fileName: string) => {
    if (loaded.has(fileName)) return;
    loaded.add(fileName);
    const chunk = chunks.find((it) => it.fileName === fileName);
    if (!chunk) throw new Error(`The build has no chunk ${fileName}.`);
    for (const imported of chunk.imports) load(imported);
  };
  for (const module of modules) {
    const owner =
      chunks.find(({ exports }) => exports.includes(module)) ??
      chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
    if (!owner) throw new Error(`No chunk contains ${module}.`);
    load(owner.fileName);
  }
  return [...loaded];
}

/** Bytes that modules load in addition to others that have already loaded. */
export function measureModules(
  chunks: readonly Chunk[],
  modules: readonly string[],
  loadedModules: readonly string[],
): number {
  const loaded = listLoadedFiles(chunks, loadedModules);
  const added = listLoadedFiles(chunks, modules).filter((file) => !loaded.includes(file));
  return chunks.reduce((sum, { fileName, bytes }) => (added.includes(fileName) ? sum + bytes : sum), 0);
}

/** Bytes of the messages of each locale, by message chunk. */
function measureLocales(chunks: readonly Chunk[]) {
  const locales: Record<string, { start: number; screens: number }> = {};
  for (const { moduleIds, bytes } of chunks) {
    for (const { locale, chunk } of moduleIds.flatMap((id) => parseChunkId(id) ?? [])) {
      locales[locale] ??= { start: 0, screens: 0 };
      locales[locale][chunk] += bytes;
    }
  }
  return locales;
}
