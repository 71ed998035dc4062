import { readStoredTexts, writeStorage } from "#storage/storage.ts";

const storageKey = "taglys.account.feedbackGiven";

const maxRememberedProjects = 50;

/** Whether this browser remembers feedback on a project. */
export function hasGivenFeedback(projectId: string): boolean {
  return readProjectIds().includes(projectId);
}

/** Remembers the latest projects. If storage is blocked, only the service rejects a second feedback. */
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
