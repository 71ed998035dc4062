import type { Plugin } from "vite";

/** V8 reads this comment only in the first line of a script. */
const hint = "//# allFunctionsCalledOnLoad\n";

/**
 * Lets Chromium compile the functions of a script on another thread while it loads, and not one by one when they are called.
 * Most of a screen's functions are called at its start. Bundlers remove such a comment or put code before it, so it comes last.
 */
export function addCompileHints(): Plugin {
  return {
    name: "add-compile-hints",
    augmentChunkHash: () => hint,
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        for (const output of Object.values(bundle)) {
          if (output.type === "chunk") output.code = hint + output.code;
          else if (output.fileName.endsWith(".js.map")) {
            const map = JSON.parse(String(output.source));
            // The mappings of a line end with a semicolon, and the hint has none.
            output.source = JSON.stringify({ ...map, mappings: `;${map.mappings}` });
          }
        }
      },
    },
  };
}
