/**
 * `npm run generate`: writes everything that is generated. Arguments select parts, for example
 * `node schema/generate.ts graphql`. A part that fails prints its error and leaves its files as they are.
 */
import type { GenerationPart } from "./generationInputs.ts";

/** Imported when needed: codegen alone takes longer to import than the other parts take. */
const generators: Record<GenerationPart, () => Promise<void>> = {
  graphql: async () => (await import("./generateGraphQl.ts")).generateGraphQl(),
  rest: async () => (await import("./generateRestTypes.ts")).generateRestTypes(),
  messages: async () => (await import("./generateMessages.ts")).generateMessages(),
};

const selected = process.argv.slice(2);
for (const [part, generate] of Object.entries(generators)) {
  if (selected.length > 0 && !selected.includes(part)) continue;
  try {
    await generate();
  } catch (error) {
    console.error(String(error));
    process.exitCode = 1;
  }
}
