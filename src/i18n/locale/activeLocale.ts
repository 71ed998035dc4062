import type { Locale } from "#locales.ts";
import { loadMessages, type MessageScope, type Messages } from "./loadMessages.ts";
import { germanLocale } from "./resolveLocale.ts";
import { isTranslationDebugMode, replaceTextsByIds } from "./translationDebug.ts";

export interface ActiveLocale {
  locale: Locale;
  /** The locale whose texts replace missing ones. */
  fallbackLocale: Locale;
  /** The texts of the active locale; null until the first ones have loaded. */
  messages: Messages | null;
  /** Whether the messages of all screens have loaded, not only of the start chunk. */
  hasAllMessages: boolean;
}

/** The locale of the document. */
export function createActiveLocale() {
  let activeLocale: ActiveLocale = {
    locale: germanLocale,
    fallbackLocale: germanLocale,
    messages: null,
    hasAllMessages: false,
  };
  let requestedLocale: Locale | undefined;
  /** The country's default locale; undefined until the configuration has loaded. */
  let countryLocale: Locale | undefined;
  let needsAllMessages = false;
  const listeners = new Set<() => void>();

  const getActiveLocale = () => activeLocale;

  /** The active locale. While its messages load, the locale that replaces it. */
  const getRequestedLocale = () => requestedLocale ?? activeLocale.locale;

  function subscribeToLocale(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  /**
   * Loads the messages of a locale and of its fallback, the country's default. Then it sets the fallback and the active locale,
   * and the document's language, and notifies the subscribers. Of two concurrent changes the later one wins. With the URL
   * parameter `trl`, texts are replaced by their message ids.
   */
  async function changeLocale(locale: Locale, defaultLocale = countryLocale): Promise<void> {
    requestedLocale = locale;
    countryLocale = defaultLocale;
    const fallbackLocale = defaultLocale ?? locale;
    const scope = needsAllMessages ? "all" : "start";
    if (isActive(locale, fallbackLocale, scope)) return;
    const layers = [...new Set([fallbackLocale, locale])];
    const loaded = await Promise.all(layers.map((layer) => loadMessages(layer, scope))).catch(
      (error: unknown) => {
        if (requestedLocale === locale) requestedLocale = activeLocale.locale;
        throw error;
      },
    );
    // The page shows the first loaded messages until those of a later change have loaded.
    const isOutdated = requestedLocale !== locale && activeLocale.messages !== null;
    if (isOutdated || isActive(locale, fallbackLocale, scope)) return;
    const texts: Messages = Object.assign({}, ...loaded);
    const messages = isTranslationDebugMode() ? replaceTextsByIds(texts) : texts;
    activeLocale = { fallbackLocale, locale, messages, hasAllMessages: scope === "all" };
    document.documentElement.lang = locale;
    for (const listener of listeners) listener();
  }

  /** Loads the messages of all screens, for the active locale and for later ones. */
  async function loadAllMessages(): Promise<void> {
    needsAllMessages = true;
    // The customer may change the locale meanwhile.
    while (!activeLocale.hasAllMessages || activeLocale.locale !== getRequestedLocale()) {
      await changeLocale(getRequestedLocale());
    }
  }

  function isActive(locale: Locale, fallbackLocale: Locale, scope: MessageScope): boolean {
    return (
      activeLocale.messages !== null &&
      activeLocale.locale === locale &&
      activeLocale.fallbackLocale === fallbackLocale &&
      (scope === "start" || activeLocale.hasAllMessages)
    );
  }

  return { getActiveLocale, getRequestedLocale, subscribeToLocale, changeLocale, loadAllMessages };
}

/** A page has one document, and so one active locale. */
export const { getActiveLocale, getRequestedLocale, subscribeToLocale, changeLocale, loadAllMessages } =
  createActiveLocale();
