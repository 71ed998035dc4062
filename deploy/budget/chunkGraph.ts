import { reachable } from "./reachable.ts";

/** What is known of a chunk: enough to tell what loads with it. */
export interface Chunk {
  fileName: string;
  /** Files that load before this one runs. */
  imports: readonly string[];
  /** The source files in it. */
  moduleIds: readonly string[];
  /** How much travels, in bytes. */
  bytes: number;
}

/** A screen by the source files that its route imports; all load when it opens. */
export type Screens = Readonly<Record<string, readonly string[]>>;

/** The chunks that load before a source file runs, that file's own among them. */
export function chunksFor(chunks: readonly Chunk[], module: string): Set<Chunk> {
  const holder = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
  if (!holder) throw new Error(`No chunk holds ${module}.`);
  return reachable([holder], ({ imports }) =>
    imports.map((fileName) => {
      const chunk = chunks.find((it) => it.fileName === fileName);
      if (!chunk) throw new Error(`There is no chunk ${fileName}.`);
      return chunk;
    }),
  );
}

/** How many bytes the first script is, with all that it waits for. */
export function bytesOfStart(chunks: readonly Chunk[], start: readonly string[]): number {
  return bytesOf([...union(chunks, start)]);
}

/** How many bytes each screen adds to what is there already. */
export function bytesOfScreens(
  chunks: readonly Chunk[],
  screens: Screens,
  there: readonly string[],
): Record<string, number> {
  const loaded = union(chunks, there);
  const entries = Object.entries(screens).map(([name, modules]): [string, number] => [
    name,
    bytesOf([...union(chunks, modules)].filter((chunk) => !loaded.has(chunk))),
  ]);
  return Object.fromEntries(entries);
}

/** Bytes of each locale's messages: those of the first screens, and all others. */
export function bytesOfLocales(chunks: readonly Chunk[]): Record<string, { first: number; further: number }> {
  const locales: Record<string, { first: number; further: number }> = {};
  for (const { moduleIds, bytes } of chunks) {
    for (const id of moduleIds) {
      const [, locale, part] = /\/locales\/([\w-]+)\.json\?(first|overview|further)$/.exec(id) ?? [];
      if (locale === undefined) continue;
      locales[locale] ??= { first: 0, further: 0 };
      locales[locale][part === "first" ? "first" : "further"] += bytes;
    }
  }
  return locales;
}

function union(chunks: readonly Chunk[], modules: readonly string[]): Set<Chunk> {
  return new Set(modules.flatMap((module) => [...chunksFor(chunks, module)]));
}

function bytesOf(chunks: readonly Chunk[]): number {
  return chunks.reduce((sum, { bytes }) => sum + bytes, 0);
}
