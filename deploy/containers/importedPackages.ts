import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

/** What of a program is read from outside: the packages that a file and all files which it imports need when they run. */
export function importedPackages(
  entry: string,
  read: (path: string) => string = (path) => readFileSync(path, "utf8"),
): string[] {
  const seen = new Set<string>();
  const packages = new Set<string>();
  const visit = (path: string) => {
    if (seen.has(path)) return;
    seen.add(path);
    for (const specifier of specifiersIn(read(path))) {
      if (specifier.startsWith(".")) visit(join(dirname(path), specifier));
      else if (!specifier.startsWith("node:")) packages.add(packageOf(specifier));
    }
  };
  visit(relative(".", entry));
  return [...packages].toSorted();
}

const imports = /^(?:import|export)\b(?!\s+type\b)(?:[^"';]*\bfrom)?\s*"([^"]+)"|\bimport\("([^"]+)"\)/gm;

/** Types are gone when the program runs. */
function specifiersIn(source: string): string[] {
  return [...source.matchAll(imports)].flatMap(([, standing, loadedLate]) => standing ?? loadedLate ?? []);
}

/** `hono/cookie` is a part of `hono`, `@a/b/c` one of `@a/b`. */
function packageOf(specifier: string): string {
  return specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/");
}
