/**
 * `npm run generate`: writes all generated files. Arguments select parts: `npm run generate -- graphql`, `rest` or
 * `messages`. A part that fails prints its error and leaves its files as they are.
 */
import "../.ci/printHelp.ts";
import type { GenerationPart } from "./generationInputs.ts";

/** Dynamic imports: importing codegen alone takes longer than the other parts. */
const generators: Record<GenerationPart, () => Promise<void>> = {
  graphql: async () => (await import("./generateGraphQl.ts")).generateGraphQl(),
  rest: async () => (await import("./generateRestTypes.ts")).generateRestTypes(),
  messages: async () => (await import("./generateMessages.ts")).generateMessages(),
};

const selected = process.argv.slice(2);
const unknown = selected.filter((part) => !(part in generators));
if (unknown.length > 0) {
  console.error(
    `There is no part ${unknown.join(", ")}. Known parts: ${Object.keys(generators).join(", ")}.`,
  );
  process.exit(1);
}
for (const [part, generate] of Object.entries(generators)) {
  if (selected.length > 0 && !selected.includes(part)) continue;
  try {
    await generate();
  } catch (error) {
    console.error(String(error));
    process.exitCode = 1;
  }
}
