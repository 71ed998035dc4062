import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import {
  byteEncoding,
  hasUncommittedChanges,
  listTrackedPaths,
  type Project,
  readProjectFiles,
  runGit,
} from "./projectFiles.ts";
import { countOccurrences, findIrreversibleFiles, type Renaming, renameFile } from "./renameFile.ts";

/** The project was not changed. The message says why and is meant for the user. */
export class RenameRefusedError extends Error {}

export interface RenameResult {
  /** The number of replaced names by the new path of each changed file. */
  replacements: Map<string, number>;
  /** New paths by old paths. */
  moves: Map<string, string>;
}

const maxListedPaths = 5;

/**
 * Renames the product in the content and path of every file. Throws a RenameRefusedError, unless forced, if there are
 * uncommitted changes or the renaming could not be reversed.
 */
export function renameProject(project: Project, renaming: Renaming, isForced: boolean): RenameResult {
  if (!isForced && hasUncommittedChanges(project)) {
    throw new RenameRefusedError("There are uncommitted changes. Commit them first, or add --force.");
  }
  const files = readProjectFiles(project);
  if (!isForced) assertReversible(findIrreversibleFiles(files, renaming), renaming.to.title);
  const trackedPaths = new Set(listTrackedPaths(project));
  const result: RenameResult = { replacements: new Map(), moves: new Map() };
  for (const file of files) {
    const { path, text } = renameFile(file, renaming);
    if (text !== undefined && text !== file.text) {
      writeFileSync(join(project.folder, file.path), text, byteEncoding);
      result.replacements.set(path, countOccurrences(file.text ?? "", renaming.from));
    }
    if (path !== file.path) {
      moveFile(project, file.path, path, trackedPaths.has(file.path));
      result.moves.set(file.path, path);
    }
  }
  return result;
}

/** Summarizes a renaming by top-level folder. */
export function formatRenameResult({ replacements, moves }: RenameResult): string {
  const total = sum(replacements.values());
  const byFolder = Map.groupBy(replacements, ([path]) =>
    path.includes("/") ? `${path.split("/")[0]}/` : "./",
  );
  const rows = [...byFolder]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([folder, files]) => {
      const count = sum(files.map(([, replaced]) => replaced));
      return `  ${folder.padEnd(14)}${String(count).padStart(6)} in ${files.length} file(s)`;
    });
  return [
    `Replaced ${total} names in ${replacements.size} files:`,
    ...rows,
    `Moved ${moves.size} files:`,
    ...[...moves].map(([from, to]) => `  ${from} → ${to}`),
  ].join("\n");
}

function assertReversible(irreversiblePaths: readonly string[], name: string): void {
  const count = irreversiblePaths.length;
  if (count === 0) return;
  const listed = irreversiblePaths.slice(0, maxListedPaths).map((path) => `\n  ${path}`);
  const more = count > maxListedPaths ? `\n  and ${count - maxListedPaths} more` : "";
  throw new RenameRefusedError(
    `"${name}" could not be renamed back, because ${count} file(s) already contain it as a word or part of a word. ` +
      `Choose another name, or add --force.${listed.join("")}${more}`,
  );
}

function moveFile({ folder }: Project, from: string, to: string, isTracked: boolean): void {
  mkdirSync(join(folder, dirname(to)), { recursive: true });
  const isMoved = isTracked && runGit(folder, "mv", "--", from, to).succeeded;
  if (!isMoved) renameSync(join(folder, from), join(folder, to));
}

function sum(values: Iterable<number>): number {
  return [...values].reduce((total, value) => total + value, 0);
}
