import { readStoredTexts, writeStorage } from "#storage/storage.ts";

const storageKey = "taglys.account.feedbackGiven";

const maxRememberedProjects = 50;

/** Whether feedback on a project was given in this browser, as far as it is remembered. */
export function hasGivenFeedback(projectId: string): boolean {
  return readProjectIds().includes(projectId);
}

/** Remembers the latest projects. Where storage is blocked, the service rejects a second feedback. */
export function rememberFeedback(projectId: string): void {
  const others = readProjectIds().filter((id) => id !== projectId);
  writeStorage(
    "localStorage",
    storageKey,
    JSON.stringify([...others, projectId].slice(-maxRememberedProjects)),
  );
}

function readProjectIds(): string[] {
  return readStoredTexts("localStorage", storageKey);
}
