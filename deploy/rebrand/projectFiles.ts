import { spawnSync } from "node:child_process";
import { existsSync, globSync, lstatSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import type { ProjectFile } from "./renameFile.ts";

/** One character per byte, so that every file can be written back unchanged, whatever its encoding. */
export const byteEncoding = "latin1";

export interface Project {
  folder: string;
  isInGit: boolean;
}

export function openProject(folder: string): Project {
  return { folder, isInGit: runGit(folder, "rev-parse", "--is-inside-work-tree").succeeded };
}

/** Reads all files that git tracks or would track; without git, all files that `.gitignore` does not list. */
export function readProjectFiles(project: Project): ProjectFile[] {
  return listPaths(project).map((path) => ({ path, text: readText(join(project.folder, path)) }));
}

export function listTrackedPaths({ folder, isInGit }: Project): string[] {
  return isInGit ? listByGit(folder) : [];
}

export function hasUncommittedChanges({ folder, isInGit }: Project): boolean {
  return isInGit && runGit(folder, "status", "--porcelain", "--", ".").output !== "";
}

/** The output is empty if git is not installed. */
export function runGit(folder: string, ...args: readonly string[]): { succeeded: boolean; output: string } {
  // In a git hook, variables such as GIT_DIR name another repository.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("GIT_")));
  const { status, stdout } = spawnSync("git", args, {
    cwd: folder,
    env,
    encoding: "utf8",
    maxBuffer: 2 ** 26,
  });
  return { succeeded: status === 0, output: stdout ?? "" };
}

function listPaths({ folder, isInGit }: Project): string[] {
  const paths = isInGit
    ? listByGit(folder, "--cached", "--others", "--exclude-standard")
    : listWithoutGit(folder);
  return paths.filter((path) => isFile(join(folder, path))).toSorted();
}

function listByGit(folder: string, ...options: readonly string[]): string[] {
  return runGit(folder, "ls-files", "-z", ...options)
    .output.split("\0")
    .filter(Boolean);
}

function listWithoutGit(folder: string): string[] {
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

/** Like git, treats a file with a zero byte near its start as binary. */
function readText(path: string): string | undefined {
  const bytes = readFileSync(path);
  return bytes.subarray(0, 8000).includes(0) ? undefined : bytes.toString(byteEncoding);
}
