/** The beginning of the keys of all drafts. The prefix of what belongs to a customer is part of it. */
export const draftPrefix = "taglys.account.draft ";

/** The keys of the drafts on this device, of any account. */
export function findDraftKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(draftPrefix));
  } catch {
    return [];
  }
}
