import type { Messages } from "./loadMessages.ts";

/** Whether the address carries the query marker `trl`: texts give way to their keys. */
export function isTranslationDebug(search: string = location.search): boolean {
  return new URLSearchParams(search).has("trl");
}

/** Each message's key in the place of its text. */
export function keysOf(messages: Messages): Messages {
  return Object.fromEntries(Object.keys(messages).map((id) => [id, [{ type: 0, value: id }]]));
}
