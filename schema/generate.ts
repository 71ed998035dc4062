/**
 * `npm run generate`: writes all generated files. Arguments select parts: `npm run generate -- graphql`, `rest` or
 * `messages`. A part that fails prints its error and leaves its files as they are.
 *
 * Options: with `--check`, `npm run generated:check`, it writes nothing, and fails if a file on the disk is not current.
 */
import "../.ci/printHelp.ts";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, relative } from "node:path";
import type { GenerationPart } from "./generationInputs.ts";

/** Each part returns the contents of its files by their paths. Importing codegen alone takes longer than the other parts. */
const generators: Record<GenerationPart, () => Promise<Record<string, string>>> = {
  graphql: async () => (await import("./generateGraphQl.ts")).generateGraphQl(),
  rest: async () => (await import("./generateRestTypes.ts")).generateRestTypes(),
  messages: async () => (await import("./generateMessages.ts")).generateMessages(),
};

const args = process.argv.slice(2);
const selected = args.filter((arg) => arg !== "--check");
const unknown = selected.filter((part) => !(part in generators));
if (unknown.length > 0) {
  console.error(
    `There is no part ${unknown.join(", ")}. Known parts: ${Object.keys(generators).join(", ")}.`,
  );
  process.exit(2);
}
for (const [part, generate] of Object.entries(generators)) {
  if (selected.length > 0 && !selected.includes(part)) continue;
  try {
    update(await generate());
  } catch (error) {
    console.error(String(error));
    process.exitCode = 1;
  }
}

/** Writes the files that differ from those on the disk, and no others: watchers treat every written file as changed. */
function update(files: Record<string, string>): void {
  const changed = Object.entries(files).filter(
    ([file, content]) => !existsSync(file) || readFileSync(file, "utf8") !== content,
  );
  if (args.includes("--check") && changed.length > 0) {
    const names = changed.map(([file]) => relative("", file)).join(", ");
    throw new Error(`Not current: ${names}. Run "npm run generate" and commit what it writes.`);
  }
  for (const [file, content] of changed) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}
