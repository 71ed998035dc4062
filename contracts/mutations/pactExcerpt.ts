import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { committedPactsFolder, type PactFile, readPactFile } from "../pactFiles.ts";

const excerptFolder = "test-results/mutations";

const pactSchema = v.looseObject({ interactions: v.array(v.looseObject({ description: v.string() })) });

/** Writes a pact with some of the interactions of a committed one. Throws if one of them does not exist. */
export function writePactExcerpt(provider: string, descriptions: readonly string[]): PactFile {
  const name = `portal-${provider}.json`;
  const pact = v.parse(pactSchema, JSON.parse(readFileSync(join(committedPactsFolder, name), "utf8")));
  const interactions = descriptions.map((description) => {
    const interaction = pact.interactions.find((other) => other.description === description);
    if (!interaction) throw new Error(`There is no interaction "${description}" in ${name}.`);
    return interaction;
  });
  mkdirSync(excerptFolder, { recursive: true });
  const path = join(excerptFolder, name);
  writeFileSync(path, JSON.stringify({ ...pact, interactions }));
  return readPactFile(path);
}
