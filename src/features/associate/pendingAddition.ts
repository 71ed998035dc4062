import { readStorage, removeStorage, writeStorage } from "#storage/storage.ts";

/** Removed at sign-out. */
const storageKey = "taglys.account.invitation";

/** Remembers in this tab that the visitor wants to add the project and signs in first. */
export function rememberPendingAddition(projectId: string): void {
  writeStorage("sessionStorage", storageKey, projectId);
}

/** Whether the visitor wanted to add the project before the sign-in. Returns true once. */
export function takePendingAddition(projectId: string): boolean {
  const isRequested = readStorage("sessionStorage", storageKey) === projectId;
  removeStorage("sessionStorage", storageKey);
  return isRequested;
}
