import { readStored, removeStored, writeStored } from "../../storage.ts";

const draftKey = "taglys.registrationDraft";

/** What the browser keeps of unfinished registrations; null where there is nothing or storage is blocked. */
export function readDraftText(): string | null {
  return readStored("localStorage", draftKey);
}

/** Whether the browser took it: storage may be blocked or full. */
export function writeDraftText(text: string): boolean {
  return writeStored("localStorage", draftKey, text);
}

/** Forgets every unfinished registration on this device. */
export function removeDrafts(): void {
  removeStored("localStorage", draftKey);
}
