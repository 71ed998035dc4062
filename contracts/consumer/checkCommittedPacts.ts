/**
 * Part of `npm run contracts`: compares the pacts from the consumer tests, and their `STATES.md`, with the committed files.
 * With `--write` it replaces the committed files.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import * as v from "valibot";
import { readOptions } from "../../.ci/readOptions.ts";
import { reportCoverage } from "../coverage/demands.ts";
import { readInteractions } from "../pact/interaction.ts";
import { committedPactsFolder, generatedPactsFolder, readPactFiles } from "../pact/pactFiles.ts";
import { listRepeatedValues, listValueNames, readPactInteractions } from "../pact/pactInteractions.ts";
import { createStatesDocument } from "../states/statesDocument.ts";

const { write } = readOptions({ write: { type: "boolean", default: false } });
const statesFile = "contracts/STATES.md";

const pacts = readPactFiles(generatedPactsFolder).map(({ path, text, provider }) => ({
  provider,
  path: join(committedPactsFolder, basename(path)),
  text: completePact(text),
}));
const interactions = pacts.flatMap(readInteractions);
const states = { path: statesFile, text: createStatesDocument(interactions) };

const coverage = reportCoverage(interactions);
for (const { rule, demanded, covered, excepted } of coverage) {
  const exceptions = excepted.length > 0 ? `, excepted ${excepted.join(", ")}` : "";
  console.log(`${rule}: demanded ${demanded}, covered ${covered}${exceptions}`);
}
const missing = coverage.flatMap((it) => it.missing.map((what) => `${it.rule}: ${what}`));
const obsolete = readPactFiles(committedPactsFolder)
  .map(({ path }) => path)
  .filter((path) => pacts.every((pact) => pact.path !== path));
const changed = [...pacts, states].filter(
  ({ path, text }) => !existsSync(path) || readFileSync(path, "utf8") !== text,
);
printChanges();
const paths = [...obsolete, ...changed.map(({ path }) => path)].join(", ");

if (pacts.length === 0) {
  fail(`There is no pact in ${generatedPactsFolder}. Run "npm run contracts".`);
} else if (missing.length > 0) {
  fail(`No interaction covers\n${missing.join("\n")}`);
} else if (paths === "") {
  console.log(`${pacts.length} pact file(s) in ${committedPactsFolder} and ${statesFile} are up to date.`);
} else if (write) {
  mkdirSync(committedPactsFolder, { recursive: true });
  for (const path of obsolete) rmSync(path);
  for (const { path, text } of changed) writeFileSync(path, text);
  console.log(`Written: ${paths}.`);
} else {
  fail(`Out of date: ${paths}. Run "npm run contracts -- --write" and commit the result.`);
}

/** A short list for the review of a pact, whose JSON is long. */
function printChanges(): void {
  const list = (files: readonly { path: string; text: string }[]) =>
    new Map(
      files.flatMap(({ path, text }) =>
        JSON.parse(text).interactions.map((it: { description: string }) => [
          `${basename(path, ".json")}: ${it.description}`,
          JSON.stringify(it),
        ]),
      ),
    );
  const before = list(readPactFiles(committedPactsFolder));
  const after = list(pacts);
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    if (before.get(name) === after.get(name)) continue;
    console.log(`${before.has(name) ? (after.has(name) ? "changed" : "removed") : "added"}: ${name}`);
  }
}

/**
 * Adds rules and parameters that Pact's library cannot write. A rule that accepts null becomes an alternative to the value's
 * other rules, which the library combines with AND. Each state gets parameters for the verification: the interaction's name,
 * the names of the values that it needs, and the values that the response repeats.
 */
function completePact(text: string): string {
  const isNullable = v.object({
    matchers: v.pipe(
      v.array(v.object({ match: v.string() })),
      v.someItem(({ match }) => match === "null"),
    ),
  });
  const pact = JSON.parse(text, (_, value) =>
    v.is(isNullable, value) ? { ...value, combine: "OR" } : value,
  );
  for (const [index, interaction] of readPactInteractions(text).entries()) {
    for (const { params } of pact.interactions[index].providerStates) {
      params.interaction = {
        description: interaction.description,
        values: listValueNames(interaction),
        repeats: listRepeatedValues(interaction.response),
      };
    }
  }
  return `${JSON.stringify(pact, null, 2)}\n`;
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
