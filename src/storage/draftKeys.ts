/** The prefix of the keys of all drafts. It begins with the prefix of a customer's data, so that a sign-out removes them. */
export const draftPrefix = "taglys.account.draft ";

/** The keys of the drafts on this device and in this tab, of any account. */
export const findDraftKeys = () => findKeys(draftPrefix);

/** The keys of the claim links on this device, of one account or of all. */
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
