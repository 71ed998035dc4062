/**
 * Compares the pacts that the consumer tests have just written with the committed ones: `npm run contracts`. With
 * `--write` the committed ones become those of the tests.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { committedPacts, generatedPacts } from "./pactFolders.ts";

const { values } = parseArgs({ options: { write: { type: "boolean", default: false } } });
const generated = pactsIn(generatedPacts);
const committed = pactsIn(committedPacts);
const changed = [...new Set([...generated.keys(), ...committed.keys()])].filter(
  (file) => generated.get(file) !== committed.get(file),
);

if (generated.size === 0) {
  fail(`There is no pact in ${generatedPacts}. Run "npm run contracts".`);
} else if (changed.length === 0) {
  console.log(`${generated.size} pact file(s) in ${committedPacts} are current.`);
} else if (values.write) {
  replaceCommitted();
  console.log(`Written: ${changed.map((file) => join(committedPacts, file)).join(", ")}.`);
} else {
  const files = changed.map((file) => join(committedPacts, file)).join(", ");
  fail(`Not current: ${files}. Run "npm run contracts -- --write" and commit what it writes.`);
}

function pactsIn(folder: string): Map<string, string> {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".json")) : [];
  return new Map(files.map((file) => [file, readFileSync(join(folder, file), "utf8")]));
}

function replaceCommitted(): void {
  rmSync(committedPacts, { recursive: true, force: true });
  mkdirSync(committedPacts, { recursive: true });
  for (const [file, pact] of generated) writeFileSync(join(committedPacts, file), pact);
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
