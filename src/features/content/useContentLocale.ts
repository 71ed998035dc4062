import { useSyncExternalStore } from "react";
import type { Locale } from "../../countries.ts";
import { activeLocale, subscribeToLocale } from "../../i18n/localeStore.ts";

/** The locale whose content is shown; follows the visitor's choice. */
export function useContentLocale(): Locale {
  return useSyncExternalStore(subscribeToLocale, () => activeLocale().locale);
}
