/** `npm run structure`: prints and checks sizes of folders and files, import cycles, layers and callbacks. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname } from "node:path/posix";
import { findCycles, readImportGraph } from "./importGraph.ts";
import { findLayerViolations } from "./layers.ts";

const maxFilesPerFolder = 20;
const maxLinesPerFile = 250;

const sources = listFiles().filter(
  (file) => /\.(tsx?|jsx?|css|graphql|grit)$/.test(file) && !/\/generated\/|\.generated\./.test(file),
);
const modules = sources.filter((file) => /\.tsx?$/.test(file));
const graph = readImportGraph(modules);

const problems = [
  ...checkLargest("largest folder", countFilesPerFolder(), maxFilesPerFolder, "files"),
  ...checkLargest("largest file", countLinesPerFile(), maxLinesPerFile, "lines"),
  ...checkNone(
    "import cycles, type imports included",
    findCycles(graph).map((cycle) => cycle.join(" → ")),
  ),
  ...checkNone("imports against the layers", findLayerViolations(graph)),
  ...checkNone(
    "callbacks passed on unchanged, such as onChanged={onChanged}",
    modules.filter((file) => file.startsWith("src/")).flatMap(findDrilledCallbacks),
  ),
];
if (problems.length > 0) {
  console.error(problems.join("\n"));
  process.exitCode = 1;
}

/** Files that git tracks, and new ones that it does not ignore. */
function listFiles(): string[] {
  const list = (...options: string[]) =>
    execFileSync("git", ["ls-files", ...options], { encoding: "utf8" }).split("\n");
  const deleted = new Set(list("--deleted"));
  return list("--cached", "--others", "--exclude-standard", "--deduplicate").filter(
    (file) => !deleted.has(file),
  );
}

function countFilesPerFolder(): Map<string, number> {
  const counts = new Map<string, number>();
  for (const file of sources) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  return counts;
}

function countLinesPerFile(): Map<string, number> {
  return new Map(sources.map((file) => [file, readFileSync(file, "utf8").trimEnd().split("\n").length]));
}

/** A mutation says itself what it makes stale; components do not pass the news on. */
function findDrilledCallbacks(file: string): string[] {
  const matches = readFileSync(file, "utf8").matchAll(/\b(on[A-Z]\w*ed)=\{\1\}/g);
  return [...matches].map(([text]) => `${file}: ${text}`);
}

function checkLargest(name: string, sizes: Map<string, number>, max: number, unit: string): string[] {
  const sorted = [...sizes].toSorted(([, a], [, b]) => b - a);
  const [path, size] = sorted[0] ?? ["none", 0];
  console.log(`${name}: ${size} ${unit}, at most ${max} (${path})`);
  return sorted
    .filter(([, count]) => count > max)
    .map(([large, count]) => `${large}: ${count} ${unit}, at most ${max}`);
}

function checkNone(name: string, violations: readonly string[]): readonly string[] {
  console.log(`${name}: ${violations.length}`);
  return violations;
}
