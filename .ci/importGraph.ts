import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { relative, resolve } from "node:path";

/** The modules that each module imports. Paths are relative to the project. */
type ImportGraph = ReadonlyMap<string, readonly string[]>;

const staticImport = /\b(?:from|import)\s*"([.#][^"?]+)/g;
const typeImport = /^(?:import|export) type [^;]*;/gm;
const anyImport = /\b(?:from|import)\s*\(?\s*"([.#][^"?]+)/g;

/** Reads the relative and subpath imports of modules; with `staticOnly` without dynamic imports. */
export function readImportGraph(files: readonly string[], { staticOnly = false } = {}): ImportGraph {
  const pattern = staticOnly ? staticImport : anyImport;
  const readText = (file: string) => {
    const text = readFileSync(file, "utf8");
    return staticOnly ? text.replaceAll(typeImport, "") : text;
  };
  return new Map(
    files.map((file) => {
      const { resolve: resolveImport } = createRequire(resolve(file));
      const findModule = (specifier: string) => {
        try {
          return [relative("", resolveImport(specifier)).replaceAll("\\", "/")];
        } catch {
          // The file is missing, which the type check reports, or the import stands in a text.
          return [];
        }
      };
      const specifiers = [...readText(file).matchAll(pattern)].map(([, path = ""]) => path);
      return [file, specifiers.flatMap(findModule)];
    }),
  );
}
