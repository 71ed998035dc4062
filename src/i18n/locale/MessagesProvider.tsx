import { type PropsWithChildren, useSyncExternalStore } from "react";
import { createIntl, type IntlShape, RawIntlProvider } from "react-intl";
import { logError } from "#log.ts";
import { type ActiveLocale, getActiveLocale, subscribeToLocale } from "./activeLocale.ts";

/** Provides the messages and formats of the active locale; renders nothing until its first messages have loaded. */
export function MessagesProvider({ children }: PropsWithChildren) {
  const intl = useSyncExternalStore(subscribeToLocale, getActiveIntl, getActiveIntl);
  return intl && <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
}

let current: { activeLocale: ActiveLocale; intl: IntlShape } | undefined;

/** The texts and formats of the active locale; null until its first messages have loaded. */
export function getActiveIntl(): IntlShape | null {
  const activeLocale = getActiveLocale();
  const { locale, messages } = activeLocale;
  if (!messages) return null;
  if (current?.activeLocale !== activeLocale) {
    const intl = createIntl({ locale, messages, onError: (error) => logError(error.message) });
    current = { activeLocale, intl };
  }
  return current.intl;
}
