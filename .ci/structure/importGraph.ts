import { readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";

/** The modules that each module imports, types included. Paths are relative to the project. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

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

/** Import cycles, each as the modules from one to itself. A cycle that shares a module with another may go unnamed. */
export function findCycles(graph: ImportGraph): string[][] {
  const cycles: string[][] = [];
  const finished = new Set<string>();
  const visit = (file: string, path: readonly string[]): void => {
    const start = path.indexOf(file);
    if (start >= 0) cycles.push([...path.slice(start), file]);
    if (start >= 0 || finished.has(file)) return;
    for (const imported of graph.get(file) ?? []) visit(imported, [...path, file]);
    finished.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return cycles;
}
