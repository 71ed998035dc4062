import { type PropsWithChildren, useSyncExternalStore } from "react";
import { RawIntlProvider } from "react-intl";
import { getActiveLocale, subscribeToLocale } from "./activeLocale.ts";

/** Provides the messages and formats of the active locale; renders nothing until its first messages have loaded. */
export function MessagesProvider({ children }: PropsWithChildren) {
  const { intl } = useSyncExternalStore(subscribeToLocale, getActiveLocale, getActiveLocale);
  return intl && <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
}
