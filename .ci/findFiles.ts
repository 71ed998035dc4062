import { globSync } from "node:fs";

/** The files that match, with slashes on Windows too, in an order that does not depend on the file system. */
export function findFiles(pattern: string): string[] {
  return globSync(pattern, { exclude: ["**/node_modules/**"] })
    .map((file) => file.replaceAll("\\", "/"))
    .toSorted();
}
