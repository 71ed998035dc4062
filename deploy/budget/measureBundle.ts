import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import type { Rolldown } from "vite";
import { layouts, type Screen, screens } from "#app/screens.ts";
import {
  type Chunk,
  getLoadedChunks,
  type Measurement,
  measureLocales,
  measureModules,
  sumBytes,
} from "./chunkSizes.ts";

type Output = Rolldown.OutputChunk | Rolldown.OutputAsset;

export const entryModule = "/src/main.tsx";

/** What `index.html` requests for cabinet screens, and the start imports later. */
export const queriesModule = "/src/app/screenQueries.ts";

/** What the return from sign-in needs if it succeeds: its screen shows only errors. */
export const signInModules = [
  "/src/session/sign-in/completeSignIn.ts",
  "/src/session/sign-in/identityProvider.ts",
];

/** The scripts of a build with their sizes as precompress() compresses them with Brotli. */
export function compressChunks(outputs: readonly Output[]): Promise<Chunk[]> {
  const scripts = outputs.filter((output) => output.type === "chunk");
  return Promise.all(
    scripts.map(async ({ fileName, imports, facadeModuleId, moduleIds, code }) => {
      const { length: bytes } = await promisify(brotliCompress)(code);
      return { fileName, imports, facadeModuleId, moduleIds, bytes };
    }),
  );
}

/** Returns undefined for a build of something other than the portal, such as Storybook. */
export function measureChunks(chunks: readonly Chunk[]): Measurement | undefined {
  if (!chunks.some(({ moduleIds }) => moduleIds.some((id) => id.endsWith(entryModule)))) return undefined;
  const cabinet = findModule(layouts.cabinet.load);
  const sizes: Record<string, number> = {
    "cabinet layout": measureModules(chunks, [cabinet], [entryModule]),
  };
  for (const { load, layout, guard, viewName } of Object.values(screens)) {
    if (!load) continue;
    const modules = guard === "signInReturn" ? [...signInModules] : [findModule(load)];
    if (layout === "feedback") modules.push(findModule(layouts.feedback.load));
    // The screens of the cabinet share its layout.
    const loadedModules = layout === "cabinet" ? [entryModule, cabinet] : [entryModule];
    sizes[viewName] = measureModules(chunks, modules, loadedModules);
  }
  return {
    entry: sumBytes(getLoadedChunks(chunks, [entryModule])),
    screens: sizes,
    locales: measureLocales(chunks),
  };
}

/** The module that a function of the table of screens imports, in Node.js or as Vitest has transformed it. */
export function findModule(load: NonNullable<Screen["load"]>): string {
  const [, specifier] = /import_*\("(.+?)"\)/.exec(String(load)) ?? [];
  if (!specifier) throw new Error(`No import of a module: ${load}`);
  return new URL(specifier, "file:///src/app/screens.ts").pathname;
}
