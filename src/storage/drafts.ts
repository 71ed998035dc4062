import { draftPrefix, findDraftKeys } from "./draftKeys.ts";
import { readStorage, removeStorage, writeStorage } from "./storage.ts";

/** A draft is the unsent input of a form. */
export interface DraftScope {
  /** The account to which the draft belongs; "" in a form that needs no account. */
  accountId: string;
  /** The form, with the id of the record that it changes, such as `notes window-1`. */
  form: string;
}

/** The key, in sessionStorage, of the last draft on this tab's current screen. */
const openDraftKey = "taglys.account.openDraft";

const storages = ["sessionStorage", "localStorage"] as const;

/** The stored draft as JSON: this tab's, else the latest of any tab; null if there is none or storage is blocked. */
export function readDraft(scope: DraftScope): string | null {
  const [own, last] = storages.map((storage) => readStorage(storage, getKey(scope)));
  return own ?? last ?? null;
}

/**
 * Stores a draft and drops the drafts of other accounts. The tab keeps a copy, which no other tab overwrites. Returns false if
 * the draft would not survive the tab, because storage is blocked or full.
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

/** Removes a draft, unless another tab has replaced it since. */
export function removeDraft(scope: DraftScope, json: string): void {
  const key = getKey(scope);
  for (const storage of storages) if (readStorage(storage, key) === json) removeStorage(storage, key);
}

/** Whether the draft is the last one of this tab's screen, or, after a page load, of the screen before it. */
export function isOpenDraft(scope: DraftScope): boolean {
  return readStorage("sessionStorage", openDraftKey) === getKey(scope);
}

/** Call it when the tab shows another screen. */
export function closeDraft(): void {
  removeStorage("sessionStorage", openDraftKey);
}

function getKey({ accountId, form }: DraftScope): string {
  return `${draftPrefix}${accountId} ${form}`;
}
