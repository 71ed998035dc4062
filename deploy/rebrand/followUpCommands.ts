/** A shell command that is due after a renaming. */
export interface FollowUpCommand {
  command: string;
  purpose: string;
}

/** Tests that compare a document with the sources, and that update it if run with `-u`. */
export const documentTests = [
  "contracts/states/statesDocument.test.ts",
  "src/app/accessibility/transcripts.test.tsx",
];

/** Regenerate what depends on the name's letters and length: sort order, line breaks, generated files. */
export const regenerateCommands: readonly FollowUpCommand[] = [
  { command: "npm run generate", purpose: "generated types and English messages" },
  { command: "npm run messages:sort", purpose: "order of translations" },
  { command: "npm run format", purpose: "line breaks and order of imports" },
  { command: "npm run contracts -- --write", purpose: "pacts" },
  {
    command: `npx vitest run --project tools --project portal -u ${documentTests.join(" ")}`,
    purpose: "tables in documents, transcripts of screen readers",
  },
];

/** Take minutes, so they are left to the user. */
export const verifyCommands: readonly FollowUpCommand[] = [
  // "all": a changed name alone stays below the threshold for a different screenshot.
  {
    command: "npm run e2e -- --update-snapshots=all",
    purpose: "screenshots and accessibility trees that contain the name",
  },
  { command: "npm test", purpose: "all checks" },
];

export function formatCommand({ command, purpose }: FollowUpCommand): string {
  return `${command}  # ${purpose}`;
}
