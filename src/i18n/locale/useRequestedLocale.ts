import { useIntl } from "react-intl";
import type { Locale } from "#locales.ts";
import { getRequestedLocale } from "./activeLocale.ts";

/** The locale that requests name. Queries whose data the services translate have it in their keys. */
export function useRequestedLocale(): Locale {
  // Renders again when the active locale changes.
  useIntl();
  return getRequestedLocale();
}
