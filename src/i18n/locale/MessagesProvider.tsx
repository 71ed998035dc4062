import { type PropsWithChildren, useSyncExternalStore } from "react";
import { RawIntlProvider } from "react-intl";
import { getActiveIntl } from "./activeIntl.ts";
import { subscribeToLocale } from "./activeLocale.ts";

/** Provides the messages and formats of the active locale; renders nothing until its first messages have loaded. */
export function MessagesProvider({ children }: PropsWithChildren) {
  const intl = useSyncExternalStore(subscribeToLocale, getActiveIntl, getActiveIntl);
  return intl && <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
}
