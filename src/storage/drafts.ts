import { draftPrefix, findDraftKeys } from "./draftKeys.ts";
import { readStorage, removeStorage, writeStorage } from "./storage.ts";

/** A draft is what somebody has typed into a form and not sent yet. */
export interface DraftScope {
  /** The account that it belongs to; "" in a form that needs no account. */
  accountId: string;
  /** The form, with the id of what it changes, such as `notes window-1`. */
  form: string;
}

/** In sessionStorage: the key of the draft that was written last on the screen that this tab shows. */
const openDraftKey = "taglys.account.openDraft";

const storages = ["sessionStorage", "localStorage"] as const;

/** The stored draft as JSON: that of this tab, else what any tab wrote last; null if there is none or storage is blocked. */
export function readDraft(scope: DraftScope): string | null {
  const [own, last] = storages.map((storage) => readStorage(storage, getKey(scope)));
  return own ?? last ?? null;
}

/**
 * Stores a draft and drops those of other accounts. The tab keeps its own, which no other tab overwrites. Returns false if it
 * would not outlive the tab, because storage is blocked or full.
 */
export function writeDraft(scope: DraftScope, json: string): boolean {
  const { accountId } = scope;
  for (const key of accountId ? findDraftKeys() : []) {
    const [owner] = key.slice(draftPrefix.length).split(" ");
    if (owner && owner !== accountId) for (const storage of storages) removeStorage(storage, key);
  }
  writeStorage("sessionStorage", openDraftKey, getKey(scope));
  const [, isLasting = false] = storages.map((storage) => writeStorage(storage, getKey(scope), json));
  return isLasting;
}

/** Removes a draft, but not another one that a tab has written since. */
export function removeDraft(scope: DraftScope, json: string): void {
  const key = getKey(scope);
  for (const storage of storages) if (readStorage(storage, key) === json) removeStorage(storage, key);
}

/** Whether the draft was the last one written on the screen that this tab shows, or showed when its page was unloaded. */
export function isOpenDraft(scope: DraftScope): boolean {
  return readStorage("sessionStorage", openDraftKey) === getKey(scope);
}

/** To be called when the tab shows another screen. */
export function closeDraft(): void {
  removeStorage("sessionStorage", openDraftKey);
}

function getKey({ accountId, form }: DraftScope): string {
  return `${draftPrefix}${accountId} ${form}`;
}
