import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** Adds the licence of the brand font to the build. Vite lists those of scripts in `licenses.md`, but not those of fonts. */
export function addFontLicense(): Plugin {
  return {
    name: "add-font-license",
    apply: "build",
    generateBundle() {
      const file = fileURLToPath(import.meta.resolve("@fontsource-variable/albert-sans/LICENSE"));
      this.emitFile({
        type: "asset",
        fileName: "licenses-fonts.txt",
        source: readFileSync(file, "utf8"),
      });
    },
  };
}
