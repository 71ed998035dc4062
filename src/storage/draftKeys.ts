/** The beginning of the keys of all drafts. The prefix of what belongs to a customer is part of it. */
export const draftPrefix = "taglys.account.draft ";

/** The keys of the drafts on this device and in this tab, of any account. */
export const findDraftKeys = () => findKeys(draftPrefix);

/** The keys of the links to pass on that this device keeps, of an account or of any. */
export const findClaimLinkKeys = (accountId?: string) => findKeys(getClaimLinkPrefix(accountId));

export function getClaimLinkPrefix(accountId?: string): string {
  const account = accountId === undefined ? "" : `${encodeURIComponent(accountId)} `;
  return `taglys.account.claimLink ${account}`;
}

function findKeys(prefix: string): string[] {
  try {
    const keys = new Set([localStorage, sessionStorage].flatMap((storage) => Object.keys(storage)));
    return [...keys].filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}
