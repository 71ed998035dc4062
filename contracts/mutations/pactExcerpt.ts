import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { committedPactsFolder, type PactFile, readPactFile } from "../pactFiles.ts";

const excerptFolder = "test-results/mutations";

const pactSchema = v.looseObject({ interactions: v.array(v.looseObject({ description: v.string() })) });

/** Writes a pact with some of the interactions of a committed one, as `selectInteractions` does. */
export function writePactExcerpt(provider: string, names: readonly string[]): PactFile {
  const fileName = `portal-${provider}.json`;
  const pact = v.parse(pactSchema, JSON.parse(readFileSync(join(committedPactsFolder, fileName), "utf8")));
  const interactions = selectInteractions(pact.interactions, names);
  mkdirSync(excerptFolder, { recursive: true });
  const path = join(excerptFolder, fileName);
  writeFileSync(path, JSON.stringify({ ...pact, interactions }));
  return readPactFile(path);
}

/**
 * Selects interactions by their descriptions or by operations, which are the first words of descriptions. Throws if there
 * is none for a name.
 */
export function selectInteractions<T extends { description: string }>(
  interactions: readonly T[],
  names: readonly string[],
): T[] {
  const isNamed = (description: string, name: string) =>
    description === name || description.startsWith(`${name} `);
  for (const name of names) {
    if (interactions.some(({ description }) => isNamed(description, name))) continue;
    throw new Error(`There is no interaction "${name}".`);
  }
  return interactions.filter(({ description }) => names.some((name) => isNamed(description, name)));
}
