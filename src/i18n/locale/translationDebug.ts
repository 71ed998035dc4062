import type { Messages } from "./loadMessages.ts";

/** Whether the URL has the parameter `trl`, which shows message ids instead of texts. */
export function isTranslationDebugMode(search: string = location.search): boolean {
  return new URLSearchParams(search).has("trl");
}

export function replaceTextsByIds(messages: Messages): Messages {
  return Object.fromEntries(Object.keys(messages).map((id) => [id, [{ type: 0, value: id }]]));
}
