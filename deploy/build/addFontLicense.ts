import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import font from "@fontsource-variable/albert-sans/package.json" with { type: "json" };
import type { Plugin } from "vite";

/** Adds the licence of the brand font to the build. Vite lists the licences of scripts in `licenses.md`, but not of fonts. */
export function addFontLicense(): Plugin {
  return {
    name: "add-font-license",
    generateBundle() {
      const file = fileURLToPath(import.meta.resolve("@fontsource-variable/albert-sans/LICENSE"));
      this.emitFile({
        type: "asset",
        fileName: "licenses-fonts.txt",
        source: `## ${font.name} - ${font.version} (${font.license})\n\n${readFileSync(file, "utf8")}`,
      });
    },
  };
}
