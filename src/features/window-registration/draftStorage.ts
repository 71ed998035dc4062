const draftKey = "taglys.registrationDraft";

/** What the browser keeps of unfinished registrations; null where there is nothing or storage is blocked. */
export function readDraftText(): string | null {
  try {
    return localStorage.getItem(draftKey);
  } catch {
    return null;
  }
}

/** Whether the browser took it: storage may be blocked or full. */
export function writeDraftText(text: string): boolean {
  try {
    localStorage.setItem(draftKey, text);
    return true;
  } catch {
    return false;
  }
}

/** Forgets every unfinished registration on this device. */
export function removeDrafts(): void {
  try {
    localStorage.removeItem(draftKey);
  } catch {
    // Where storage is blocked there is nothing to remove.
  }
}
