import { readStorage, removeStorage, writeStorage } from "../../../../storage/storage.ts";

const storageKey = "taglys.registrationDraft";

/** Returns the stored drafts as JSON; null if there are none or storage is blocked. */
export function readDraftText(): string | null {
  return readStorage("localStorage", storageKey);
}

/** Whether there is a draft of any account on this device. */
export function hasDrafts(): boolean {
  return readDraftText() !== null;
}

/** Returns false if storage is blocked or full. */
export function writeDraftText(text: string): boolean {
  return writeStorage("localStorage", storageKey, text);
}

/** Removes the drafts of all accounts on this device. */
export function removeDrafts(): void {
  removeStorage("localStorage", storageKey);
}
