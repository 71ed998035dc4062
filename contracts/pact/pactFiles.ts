import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";

/** The consumer tests write the pacts here. The path is relative to the project's root, like the others in this file. */
export const generatedPactsFolder = "test-results/pacts";

export const committedPactsFolder = "contracts/pacts";

const pactSchema = v.object({ provider: v.object({ name: v.string() }) });

export interface PactFile {
  path: string;
  /** The file's JSON. */
  text: string;
  provider: string;
}

/** All pacts of a folder, sorted by file name. Empty if there is no such folder. */
export function readPactFiles(folder: string): PactFile[] {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".json")) : [];
  return names.toSorted().map((name) => {
    const path = join(folder, name);
    const text = readFileSync(path, "utf8");
    return { path, text, provider: v.parse(pactSchema, JSON.parse(text)).provider.name };
  });
}
