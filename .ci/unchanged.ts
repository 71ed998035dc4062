/**
 * `npm run generated:check`: runs an npm script that writes files, and fails if it changes them. It compares with the files on
 * the disk, not with Git, and keeps the script's output: `node .ci/unchanged.ts <script> <folder> …`.
 */
import "./printHelp.ts";
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const [script = "", ...folders] = process.argv.slice(2);
const unknown = folders.find((folder) => !existsSync(folder));
if (unknown !== undefined) {
  console.error(`There is no folder ${unknown}.`);
  process.exit(2);
}
const before = snapshot();
// Windows has no program "npm", only a command file, which needs a shell.
const { status, stdout, stderr } = spawnSync(process.execPath, ["--run", script], { encoding: "utf8" });
if (status !== 0) {
  console.error(stdout + stderr);
  process.exit(status ?? 1);
}
const after = snapshot();
const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
  (file) => before.get(file) !== after.get(file),
);
if (changed.length > 0) {
  console.error(`Not current: ${changed.join(", ")}. Run "npm run ${script}" and commit what it writes.`);
  process.exit(1);
}

function snapshot(): Map<string, string> {
  const entries = folders.flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }));
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  return new Map(files.map((file) => [file, readFileSync(file, "utf8")]));
}
