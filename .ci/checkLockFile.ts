/**
 * Part of `npm run lint`: fails if the lock file lacks a package for another platform. npm leaves such packages out silently
 * when the registry has not published them, and `npm ci` then fails on that platform. Fails too if the mock server has another
 * version of a package than the project: two copies of graphql do not work together.
 */
import "./printHelp.ts";
import { readFile } from "node:fs/promises";

interface LockFile {
  packages: Record<string, LockedPackage>;
}

interface LockedPackage {
  version?: string;
  optionalDependencies?: Record<string, string>;
}

const { packages }: LockFile = JSON.parse(await readFile("package-lock.json", "utf8"));
const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
  Object.entries(optionalDependencies)
    .filter(([name, range]) => !isLocked(path, name, range))
    .map(([name, range]) => `${path} needs ${name}@${range}`),
);
if (missing.length > 0) {
  console.error(`The lock file lacks optional packages:\n${missing.join("\n")}`);
  console.error("Pin a version of the package that is published for all platforms, and run npm install.");
  process.exitCode = 1;
}

const own = Object.keys(packages).filter((path) => path.startsWith("mock-server/node_modules/"));
if (own.length > 0) {
  console.error(`The mock server has versions of its own:\n${own.join("\n")}`);
  process.exitCode = 1;
}

/** Whether the dependency is found as Node.js looks for it: in the package's own folder, then in each folder above. */
function isLocked(dependent: string, name: string, range: string): boolean {
  const folders = dependent
    .split("/node_modules/")
    .map((_, index, parts) => parts.slice(0, index + 1).join("/node_modules/"));
  const found = ["", ...folders]
    .toReversed()
    .map((folder) => packages[folder === "" ? `node_modules/${name}` : `${folder}/node_modules/${name}`])
    .find((locked) => locked !== undefined);
  // Packages name their platforms' packages by exact versions.
  return found !== undefined && (!/^\d/.test(range) || found.version === range);
}
