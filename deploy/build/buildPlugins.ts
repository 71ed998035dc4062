import type { Plugin } from "vite";
import { checkBudget } from "../budget/checkBudget.ts";
import { precompress } from "../precompress.ts";
import { addCompileHints } from "./addCompileHints.ts";
import { addFontLicense } from "./addFontLicense.ts";
import { addPages } from "./addPages.ts";
import { checkMediaQueries } from "./checkMediaQueries.ts";
import { separateSourceMaps } from "./separateSourceMaps.ts";

/** The plugins of `vite build` alone, in their order. */
export function createBuildPlugins(): Plugin[] {
  return [
    addFontLicense(),
    addPages(),
    addCompileHints(),
    separateSourceMaps(),
    checkMediaQueries(),
    checkBudget(),
    precompress(),
  ];
}
