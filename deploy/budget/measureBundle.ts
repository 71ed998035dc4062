import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import type { Rolldown } from "vite";
import { layouts, screens } from "#app/screens.ts";
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

/** The script of `index.html` that sends requests before React has loaded. */
const firstRequests = "/src/firstRequests.ts";

/** What the return from sign-in calls if it succeeds: its screen shows only errors. */
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

/** Returns undefined for a build of something other than the portal, such as Storybook. */
export function measureChunks(chunks: readonly Chunk[]): Measurement | undefined {
  if (!chunks.some(({ moduleIds }) => moduleIds.some((id) => id.endsWith(entryModule)))) return undefined;
  const cabinet = layouts.cabinet.component;
  const sizes: Record<string, number> = {
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
  return {
    entry: sumBytes(getLoadedChunks(chunks, [entryModule])),
    screens: sizes,
    locales: measureLocales(chunks),
  };
}
