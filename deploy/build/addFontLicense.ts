import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const font = "@fontsource-variable/albert-sans";

/** Adds the licence of the brand font to the build. Vite lists those of scripts in `licenses.md`, but not those of fonts. */
export function addFontLicense(): Plugin {
  return {
    name: "add-font-license",
    apply: "build",
    generateBundle() {
      const { version, license } = JSON.parse(readPackageFile("package.json"));
      this.emitFile({
        type: "asset",
        fileName: "licenses-fonts.txt",
        source: `## ${font} - ${version} (${license})\n\n${readPackageFile("LICENSE")}`,
      });
    },
  };
}

function readPackageFile(name: string): string {
  return readFileSync(fileURLToPath(import.meta.resolve(`${font}/${name}`)), "utf8");
}
