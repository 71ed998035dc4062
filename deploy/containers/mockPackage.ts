/**
 * Prints a package.json with the libraries that the mock backend loads, in the versions of the project's own: of all its
 * tools the image needs none. Run in the project's folder.
 */
import { readFileSync } from "node:fs";
import { importedPackages } from "./importedPackages.ts";

const { name, version, type, overrides, dependencies, devDependencies } = JSON.parse(
  readFileSync("package.json", "utf8"),
);
const versions: Record<string, string> = { ...devDependencies, ...dependencies };
const needed = importedPackages("mock-server/main.ts").map(
  (library) => [library, versions[library]] as const,
);
const missing = needed.filter(([, wanted]) => wanted === undefined);
if (missing.length > 0)
  throw new Error(`Not in package.json: ${missing.map(([library]) => library).join(", ")}.`);

const written = { name, version, private: true, type, overrides, dependencies: Object.fromEntries(needed) };
process.stdout.write(`${JSON.stringify(written, null, 2)}\n`);
