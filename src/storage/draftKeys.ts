/** The beginning of the keys of all drafts. The prefix of what belongs to a customer is part of it. */
export const draftPrefix = "taglys.account.draft ";

export const claimLinkPrefix = "taglys.account.claimLink ";

/** The keys of the drafts on this device, of any account. */
export const findDraftKeys = () => findKeys(draftPrefix);

/** The keys of the links to pass on that this device keeps, of any account. */
export const findClaimLinkKeys = () => findKeys(claimLinkPrefix);

function findKeys(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}
