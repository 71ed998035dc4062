import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { committedPacts } from "../pactFolders.ts";
import { type Pact, readPact } from "../verifyPact.ts";

const excerptFolder = "test-results/mutations";

const pactFile = v.looseObject({ interactions: v.array(v.looseObject({ description: v.string() })) });

/** A pact file that holds some interactions of a committed one. Throws if one of them is not there. */
export function pactExcerpt(provider: string, descriptions: readonly string[]): Pact {
  const name = `portal-${provider}.json`;
  const pact = v.parse(pactFile, JSON.parse(readFileSync(join(committedPacts, name), "utf8")));
  const known = new Map(pact.interactions.map((interaction) => [interaction.description, interaction]));
  const interactions = descriptions.map((description) => {
    const interaction = known.get(description);
    if (!interaction) throw new Error(`There is no interaction "${description}" in ${name}.`);
    return interaction;
  });
  mkdirSync(excerptFolder, { recursive: true });
  const file = join(excerptFolder, name);
  writeFileSync(file, JSON.stringify({ ...pact, interactions }));
  return readPact(file);
}
