import { type PropsWithChildren, useSyncExternalStore } from "react";
import { IntlProvider } from "react-intl";
import { logError } from "../log.ts";
import { activeLocale, subscribeToLocale } from "./localeStore.ts";

/** Gives all screens below it the messages and formats of the active locale. */
export function MessagesProvider({ children }: PropsWithChildren) {
  const { locale, messages } = useSyncExternalStore(subscribeToLocale, activeLocale);
  return (
    <IntlProvider locale={locale} messages={messages} onError={(error) => logError(error.message)}>
      {children}
    </IntlProvider>
  );
}
