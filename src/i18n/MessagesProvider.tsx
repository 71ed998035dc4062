import { type PropsWithChildren, useSyncExternalStore } from "react";
import { RawIntlProvider } from "react-intl";
import { activeLocale, subscribeToLocale } from "./localeStore.ts";

/** Gives all screens below it the messages and formats of the active locale; until there is one, nothing is shown. */
export function MessagesProvider({ children }: PropsWithChildren) {
  const { intl } = useSyncExternalStore(subscribeToLocale, activeLocale);
  return intl && <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
}
