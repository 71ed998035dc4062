import { useIntl } from "react-intl";
import type { Locale } from "#locales.ts";
import { getRequestedLocale } from "./activeLocale.ts";

/** The locale that requests name, for the keys of queries whose data the services translate. */
export function useRequestedLocale(): Locale {
  // Renders again when the active locale changes.
  useIntl();
  return getRequestedLocale();
}
