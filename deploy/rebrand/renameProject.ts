import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { git } from "./git.ts";
import { lostFiles } from "./lostFiles.ts";
import { bytewise, hasUncommittedChanges, type Project, readProject, trackedPaths } from "./projectFiles.ts";
import { countOf, type Renaming, renameFile } from "./renameFile.ts";

/** A project that is left as it is; the message says why and what to do. */
export class ProjectRefusedError extends Error {}

export interface Renamed {
  /** Each file whose content changed, by its new path, with the number of places. */
  changed: Map<string, number>;
  /** New paths by old ones. */
  moved: Map<string, string>;
}

/** Renames a product in the content and names of all of a project's files. With force it does not ask first. */
export function renameProject(project: Project, renaming: Renaming, isForced: boolean): Renamed {
  if (!isForced && hasUncommittedChanges(project)) {
    throw new ProjectRefusedError("There are uncommitted changes. Commit them first, or add --force.");
  }
  const files = readProject(project);
  if (!isForced) refuseLoss(lostFiles(files, renaming), renaming.to.title);
  const tracked = new Set(trackedPaths(project));
  const result: Renamed = { changed: new Map(), moved: new Map() };
  for (const file of files) {
    const { path, text } = renameFile(file, renaming);
    if (text !== undefined && text !== file.text) {
      writeFileSync(join(project.folder, file.path), text, bytewise);
      result.changed.set(path, countOf(file.text ?? "", renaming.from));
    }
    if (path !== file.path) {
      move(project, file.path, path, tracked.has(file.path));
      result.moved.set(file.path, path);
    }
  }
  return result;
}

const most = 5;

function refuseLoss(paths: readonly string[], name: string): void {
  if (paths.length === 0) return;
  const shown = paths.slice(0, most).map((path) => `\n  ${path}`);
  const more = paths.length > most ? `\n  and ${paths.length - most} more` : "";
  throw new ProjectRefusedError(
    `"${name}" could not be renamed back: it is there already, as another word or a part of one, in ${paths.length} ` +
      `file(s). Choose another name, or add --force.${shown.join("")}${more}`,
  );
}

function move({ folder }: Project, from: string, to: string, isTracked: boolean): void {
  mkdirSync(join(folder, dirname(to)), { recursive: true });
  const isMoved = isTracked && git(folder, "mv", "--", from, to).succeeded;
  if (!isMoved) renameSync(join(folder, from), join(folder, to));
}
