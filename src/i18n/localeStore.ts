import type { Locale } from "../countries.ts";
import { fallbackLocale } from "./chooseLocale.ts";
import { loadMessages, type Messages } from "./loadMessages.ts";
import { isTranslationDebug, keysOf } from "./translationDebug.ts";

/** The active locale with its messages. */
export interface ActiveLocale {
  locale: Locale;
  messages: Messages;
}

let active: ActiveLocale = { locale: fallbackLocale, messages: {} };
let wanted: Locale | undefined;
const listeners = new Set<() => void>();

/** The active locale; `messages` is empty until the first one was set. */
export function activeLocale(): ActiveLocale {
  return active;
}

/** The locale the visitor is about to read: the active one or, while its messages load, the one that follows. */
export function upcomingLocale(): Locale {
  return wanted ?? active.locale;
}

export function subscribeToLocale(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Changes the locale: loads its messages, then sets it active, then updates the document's language. Screens and the
 * tab's title follow by their subscription. Of two changes under way the later one holds. With the marker `trl` in the
 * address keys take the place of the messages.
 */
export async function changeLocale(locale: Locale): Promise<void> {
  wanted = locale;
  if (active.locale === locale && Object.keys(active.messages).length > 0) return;
  const messages = await loadMessages(locale).catch((error: unknown) => {
    if (wanted === locale) wanted = active.locale;
    throw error;
  });
  if (wanted !== locale) return;
  active = { locale, messages: isTranslationDebug() ? keysOf(messages) : messages };
  document.documentElement.lang = locale;
  for (const listener of listeners) listener();
}
