import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { type Chunk, measureLocales } from "../budget/chunkSizes.ts";
import { compressChunks, getPortalChunks, type Output } from "../budget/measureBundle.ts";

/** What loads for a screen, in bytes: fonts as they are, all else with Brotli compression. */
export interface ScreenParts {
  name: string;
  libraries: number;
  ownCode: number;
  messages: number;
  styles: number;
  fonts: number;
}

const nothing = { libraries: 0, ownCode: 0, messages: 0, styles: 0, fonts: 0 };

/** The letters of the portal's languages; those of others are loaded where a name or an address has them. */
const fontOfTexts = /-latin-wght-[^/]*\.woff2$/;

/**
 * What loads for the introduction, and what each screen adds, in the largest locale. A chunk's compressed size is divided
 * between libraries and own code by the length of their modules.
 */
export async function measureParts(outputs: readonly Output[]): Promise<ScreenParts[]> {
  const chunks = await compressChunks(outputs);
  const portal = getPortalChunks(chunks);
  if (!portal) throw new Error("The build does not contain the portal.");
  const libraryShares = new Map(outputs.map((output) => [output.fileName, getLibraryShare(output)]));
  const divide = (loaded: Iterable<Chunk>) => {
    const scripts = [...loaded];
    const libraries = sum(scripts.map(({ fileName, bytes }) => bytes * (libraryShares.get(fileName) ?? 0)));
    return { libraries, ownCode: sum(scripts.map(({ bytes }) => bytes)) - libraries };
  };
  const locales = Object.values(measureLocales(chunks));
  return [
    {
      ...nothing,
      name: "introduction",
      ...divide(portal.entry),
      messages: Math.max(...locales.map(({ start }) => start)),
      styles: sumLengths(
        await Promise.all(findAssets(outputs, /\.css$/).map((it) => promisify(brotliCompress)(it))),
      ),
      fonts: sumLengths(findAssets(outputs, fontOfTexts)),
    },
    { ...nothing, name: "all other screens", messages: Math.max(...locales.map(({ screens }) => screens)) },
    ...Object.entries(portal.screens).map(([name, loaded]) => ({ ...nothing, name, ...divide(loaded) })),
  ];
}

/** The share of libraries in a chunk's source, from 0 to 1. */
function getLibraryShare(output: Output): number {
  if (output.type !== "chunk") return 0;
  const modules = Object.entries(output.modules);
  const measure = (list: typeof modules) => sum(list.map(([, { renderedLength }]) => renderedLength));
  const libraries = modules.filter(([id]) => !/\/src\/(?!.*\/node_modules\/)/.test(id));
  return measure(libraries) / Math.max(1, measure(modules));
}

/** The contents of the files whose names match. */
function findAssets(outputs: readonly Output[], name: RegExp): Buffer[] {
  return outputs.flatMap((output) =>
    output.type === "asset" && name.test(output.fileName) ? [Buffer.from(output.source)] : [],
  );
}

function sumLengths(files: readonly Buffer[]): number {
  return sum(files.map(({ length }) => length));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
