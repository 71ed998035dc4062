import { createIntl, type IntlShape } from "react-intl";
import type { Locale } from "../countries.ts";
import { logError } from "../log.ts";
import { fallbackLocale } from "./chooseLocale.ts";
import { loadMessages, type Messages } from "./loadMessages.ts";
import { type MessageExtent, messageExtents } from "./messageExtents.ts";
import { isTranslationDebug, keysOf } from "./translationDebug.ts";

/** The active locale with its messages and formats. */
export interface ActiveLocale {
  locale: Locale;
  /** Null until the first messages are there. */
  intl: IntlShape | null;
  extent: MessageExtent;
}

let active: ActiveLocale = { locale: fallbackLocale, intl: null, extent: "none" };
let wanted: Locale | undefined;
let wantedExtent: MessageExtent = "first";
const listeners = new Set<() => void>();

/** The active locale. */
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
  const extent = wantedExtent;
  if (isActive(locale, extent)) return;
  const messages = await loadMessages(locale, extent).catch((error: unknown) => {
    if (wanted === locale) wanted = active.locale;
    throw error;
  });
  if (wanted !== locale || isActive(locale, extent)) return;
  active = { locale, intl: intlOf(locale, messages), extent };
  document.documentElement.lang = locale;
  for (const listener of listeners) listener();
}

/** Sees to it that there are so many messages, now and with each later locale. */
export async function ensureMessages(extent: MessageExtent): Promise<void> {
  if (messageExtents[wantedExtent] < messageExtents[extent]) wantedExtent = extent;
  // Another locale may be chosen meanwhile: then it is that one's messages that are missing.
  while (!hasExtent(extent)) await changeLocale(upcomingLocale());
}

function intlOf(locale: Locale, messages: Messages): IntlShape {
  return createIntl({
    locale,
    messages: isTranslationDebug() ? keysOf(messages) : messages,
    onError: (error) => logError(error.message),
  });
}

function isActive(locale: Locale, extent: MessageExtent): boolean {
  return active.locale === locale && hasExtent(extent);
}

function hasExtent(extent: MessageExtent): boolean {
  return messageExtents[active.extent] >= messageExtents[extent];
}
