import { readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";

/** The modules that each module imports, types included. Paths are relative to the project. */
type ImportGraph = ReadonlyMap<string, readonly string[]>;

const staticImport = /\b(?:from|import)\s*"(\.[^"?]+)/g;
const anyImport = /\b(?:from|import)\s*\(?\s*"(\.[^"?]+)/g;

/** Reads the relative imports of modules; `import()` too unless `staticOnly`. */
export function readImportGraph(files: readonly string[], { staticOnly = false } = {}): ImportGraph {
  const pattern = staticOnly ? staticImport : anyImport;
  return new Map(
    files.map((file) => {
      const specifiers = [...readFileSync(file, "utf8").matchAll(pattern)].map(([, path = ""]) => path);
      return [file, specifiers.map((specifier) => join(dirname(file), specifier))];
    }),
  );
}
