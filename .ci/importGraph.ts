import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { relative, resolve } from "node:path";

/** The modules that each module imports, types included. Paths are relative to the project. */
type ImportGraph = ReadonlyMap<string, readonly string[]>;

const staticImport = /\b(?:from|import)\s*"([.#][^"?]+)/g;
const anyImport = /\b(?:from|import)\s*\(?\s*"([.#][^"?]+)/g;

/** Reads the relative and subpath imports of modules; `import()` too unless `staticOnly`. */
export function readImportGraph(files: readonly string[], { staticOnly = false } = {}): ImportGraph {
  const pattern = staticOnly ? staticImport : anyImport;
  return new Map(
    files.map((file) => {
      const { resolve: resolveImport } = createRequire(resolve(file));
      const specifiers = [...readFileSync(file, "utf8").matchAll(pattern)].map(([, path = ""]) => path);
      return [file, specifiers.map((specifier) => getProjectPath(resolveImport(specifier)))];
    }),
  );
}

function getProjectPath(file: string): string {
  return relative("", file).replaceAll("\\", "/");
}
