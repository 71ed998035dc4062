import { spawnSync } from "node:child_process";
import { cpSync, globSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";

/**
 * Builds the portal below `folder` from exactly the files that portal.Dockerfile copies: the build must need no others. Returns
 * the build's output folder.
 */
export function buildPortal(folder: string): string {
  const source = join(folder, "source");
  const root = join(folder, "dist");
  mkdirSync(source, { recursive: true });
  for (const path of readCopiedPaths()) {
    cpSync(path, join(source, path), { recursive: true });
  }
  symlinkSync(resolve("node_modules"), join(source, "node_modules"));
  const { VITEST, NODE_ENV, ...env } = process.env;
  const { status, stderr } = spawnSync(
    process.execPath,
    ["node_modules/vite/bin/vite.js", "build", "--outDir", root, "--logLevel", "warn"],
    { cwd: source, env, encoding: "utf8" },
  );
  if (status !== 0) throw new Error(stderr);
  return root;
}

/** The paths that portal.Dockerfile copies from the build context. */
function readCopiedPaths(): string[] {
  const dockerfile = readFileSync("deploy/containers/portal.Dockerfile", "utf8").replaceAll(/\\\n\s*/g, "");
  return [...dockerfile.matchAll(/^COPY (?!--from=)(.+) \S+$/gm)].flatMap(([, paths = ""]) =>
    paths.split(" "),
  );
}

/** The paths of all files of a build, relative to its output folder. */
export function listFiles(root: string): string[] {
  return globSync("**/*", { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}
