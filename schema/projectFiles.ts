import { globSync, readFileSync } from "node:fs";

export interface ProjectFile {
  /** Reads a file by its path below the project's folder. */
  file: string;
  text: string;
}

/** The version of `compare.mjs`, whose bundle replaces this module; undefined in the project itself. */
export const release: string | undefined = undefined;

const root = new URL("../", import.meta.url);

/** The files that match a pattern, sorted by name. */
export function readProjectFiles(pattern: string): ProjectFile[] {
  const files = globSync(pattern, { cwd: root }).map((file) => file.replaceAll("\\", "/"));
  return files.toSorted().map((file) => ({ file, text: readFileSync(new URL(file, root), "utf8") }));
}
