/** A command for the shell, and what it is for. */
export interface NextCommand {
  command: string;
  purpose: string;
}

/** The tests that hold a document against the sources, and write it with `-u`. */
export const tableTests = ["contracts/coverage/statesDocument.test.ts", "e2e/support/requirements.test.ts"];

/** They write anew what depends on the name's letters and length: order, line breaks, generated files. */
export const writingCommands: readonly NextCommand[] = [
  { command: "npm run generate", purpose: "types and messages" },
  { command: "npm run messages:order", purpose: "the order of translations" },
  { command: "npm run format", purpose: "line breaks and the order of imports" },
  { command: "npm run contracts -- --write", purpose: "pacts" },
  { command: `npx vitest run --project tools -u ${tableTests.join(" ")}`, purpose: "tables of documents" },
];

/** What a rebrand leaves to its user. */
export const checkingCommands: readonly NextCommand[] = [
  // All: a name is too small a part of a picture for a difference.
  { command: "npm run e2e -- --update-snapshots=all", purpose: "pictures that show the name" },
  { command: "npm test", purpose: "everything" },
];

export function listOf(commands: readonly NextCommand[]): string {
  return commands.map(({ command, purpose }) => `  ${command}  # ${purpose}`).join("\n");
}
