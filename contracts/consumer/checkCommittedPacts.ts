/**
 * Compares the pacts that the consumer tests have just written with the committed ones: `npm run contracts`. With
 * `--write` it replaces the committed ones.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import * as v from "valibot";
import { committedPactsFolder, generatedPactsFolder, readPactFiles } from "../pactFiles.ts";

const { values } = parseArgs({ options: { write: { type: "boolean", default: false } } });
const generated = readTextsByName(generatedPactsFolder);
const committed = readTextsByName(committedPactsFolder);
const changed = [...new Set([...generated.keys(), ...committed.keys()])]
  .filter((name) => generated.get(name) !== committed.get(name))
  .map((name) => join(committedPactsFolder, name))
  .join(", ");

if (generated.size === 0) {
  fail(`There is no pact in ${generatedPactsFolder}. Run "npm run contracts".`);
} else if (changed === "") {
  console.log(`${generated.size} pact file(s) in ${committedPactsFolder} are up to date.`);
} else if (values.write) {
  replaceCommittedPacts();
  console.log(`Written: ${changed}.`);
} else {
  fail(`Out of date: ${changed}. Run "npm run contracts -- --write" and commit the result.`);
}

function readTextsByName(folder: string): Map<string, string> {
  return new Map(readPactFiles(folder).map(({ path, text }) => [basename(path), makeNullAlternative(text)]));
}

/** Makes each rule that accepts null an alternative to the others of its value. Pact's library combines all with AND. */
function makeNullAlternative(pact: string): string {
  const isNullable = v.object({
    matchers: v.pipe(
      v.array(v.object({ match: v.string() })),
      v.someItem(({ match }) => match === "null"),
    ),
  });
  const changed: unknown = JSON.parse(pact, (_, value) =>
    v.is(isNullable, value) ? { ...value, combine: "OR" } : value,
  );
  return `${JSON.stringify(changed, null, 2)}\n`;
}

function replaceCommittedPacts(): void {
  rmSync(committedPactsFolder, { recursive: true, force: true });
  mkdirSync(committedPactsFolder, { recursive: true });
  for (const [name, text] of generated) writeFileSync(join(committedPactsFolder, name), text);
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
