import { readStorage, removeStorage, writeStorage } from "#storage/storage.ts";

/** Removed at sign-out. */
const storageKey = "taglys.account.invitation";

/** Remembers in this tab that the visitor asked to add the project, and signs in to do so. */
export function rememberPendingAddition(projectId: string): void {
  writeStorage("sessionStorage", storageKey, projectId);
}

/** Whether the visitor asked to add the project before signing in. Returns true once. */
export function takePendingAddition(projectId: string): boolean {
  const isRequested = readStorage("sessionStorage", storageKey) === projectId;
  removeStorage("sessionStorage", storageKey);
  return isRequested;
}
