import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

/**
 * Writes the source maps of a build to `source-maps` beside its folder: an operator finds the code of a report with them, and
 * no host serves them.
 */
export function separateSourceMaps(): Plugin {
  return {
    name: "separate-source-maps",
    generateBundle: {
      order: "post",
      handler({ dir = "" }, bundle) {
        const folder = join(dir, "../source-maps");
        rmSync(folder, { recursive: true, force: true });
        for (const output of Object.values(bundle)) {
          if (output.type !== "asset" || !output.fileName.endsWith(".map")) continue;
          const path = join(folder, output.fileName);
          mkdirSync(dirname(path), { recursive: true });
          writeFileSync(path, output.source);
          delete bundle[output.fileName];
        }
      },
    },
  };
}
