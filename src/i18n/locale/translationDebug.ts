import type { Messages } from "./loadMessages.ts";

/** Whether the URL has the parameter `trl`, which shows message ids instead of texts. */
export function isTranslationDebugMode(search: string = location.search): boolean {
  return new URLSearchParams(search).has("trl");
}

/** The path of a redirect, with the parameter `trl` if the page has it. */
export function keepTranslationDebugMode(path: string, search?: string): string {
  return isTranslationDebugMode(search) ? `${path}?trl` : path;
}

/** Whether the URL asks for highlighted machine translations: with `machine-translations`, which changes no text, or with `trl`. */
export function isHighlightRequested(search: string = location.search): boolean {
  return /[?&](machine-translations|trl)(=|&|$)/.test(search);
}

export function replaceTextsByIds(messages: Messages): Messages {
  return Object.fromEntries(Object.keys(messages).map((id) => [id, [{ type: 0, value: id }]]));
}
