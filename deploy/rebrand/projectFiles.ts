import { existsSync, globSync, lstatSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { type GitAnswer, git } from "./git.ts";
import type { ProjectFile } from "./renameFile.ts";

/** One character for each byte: every file can be written back as it was, whatever its encoding. */
export const bytewise = "latin1";

export interface Project {
  folder: string;
  isInGit: boolean;
}

export function projectIn(folder: string): Project {
  return { folder, isInGit: git(folder, "rev-parse", "--is-inside-work-tree").succeeded };
}

/** All files that git tracks or would track; without git, all but what `.gitignore` names. */
export function readProject(project: Project): ProjectFile[] {
  return pathsOf(project).map((path) => ({ path, text: textIn(join(project.folder, path)) }));
}

export function trackedPaths({ folder, isInGit }: Project): string[] {
  return isInGit ? namesIn(git(folder, "ls-files", "-z")) : [];
}

export function hasUncommittedChanges({ folder, isInGit }: Project): boolean {
  return isInGit && git(folder, "status", "--porcelain", "--", ".").output !== "";
}

function pathsOf({ folder, isInGit }: Project): string[] {
  const paths = isInGit
    ? namesIn(git(folder, "ls-files", "-z", "--cached", "--others", "--exclude-standard"))
    : pathsWithoutGit(folder);
  return paths.filter((path) => isFile(join(folder, path))).toSorted();
}

function pathsWithoutGit(folder: string): string[] {
  const ignoreFile = join(folder, ".gitignore");
  const ignored = existsSync(ignoreFile) ? readFileSync(ignoreFile, "utf8").split("\n").filter(Boolean) : [];
  const exclude = [".git", ...ignored].map((name) => `**/${name.replace(/\/$/, "")}`);
  return globSync(["**/*", "**/.*", "**/.*/**/*"], { cwd: folder, exclude }).map((path) =>
    path.split(sep).join("/"),
  );
}

function isFile(path: string): boolean {
  return existsSync(path) && lstatSync(path).isFile();
}

/** Like git: a zero byte near the start means that a file is no text. */
function textIn(path: string): string | undefined {
  const bytes = readFileSync(path);
  return bytes.subarray(0, 8000).includes(0) ? undefined : bytes.toString(bytewise);
}

function namesIn({ output }: GitAnswer): string[] {
  return output.split("\0").filter(Boolean);
}
