/**
 * Fails where `"//overrides"` in package.json does not say why a version is overridden, and where npm resolves a complete lock
 * file without the override. It asks the registry, so it runs each night and not in `npm run lint`.
 */
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const project = JSON.parse(readFileSync("package.json", "utf8"));

for (const name of Object.keys(project.overrides)) {
  if (!project["//overrides"][name]) fail(`"//overrides" does not say why ${name} is overridden.`);
  if (canResolveWithout(name)) fail(`Remove the override of ${name}: npm resolves the packages without it.`);
}

function canResolveWithout(name: string): boolean {
  const folder = mkdtempSync(join(tmpdir(), "overrides-"));
  try {
    for (const file of [".npmrc", "package-lock.json", "mock-server/package.json"]) {
      cpSync(file, join(folder, file));
    }
    const { [name]: _, ...overrides } = project.overrides;
    writeFileSync(join(folder, "package.json"), JSON.stringify({ ...project, overrides }));
    // A shell finds npm on Windows too.
    const options = { cwd: folder, encoding: "utf8", shell: true } as const;
    const npm = spawnSync("npm install --package-lock-only --save --ignore-scripts", options);
    // Packages that exclude each other, and a version that the registry does not have.
    if (npm.status !== 0 && !/ERESOLVE|ETARGET/.test(npm.stderr)) throw new Error(npm.stderr);
    return npm.status === 0 && isComplete(join(folder, "package-lock.json"));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function isComplete(lockFile: string): boolean {
  return spawnSync(process.execPath, [".ci/checkLockFile.ts", lockFile]).status === 0;
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
