import { useQuery } from "@tanstack/react-query";
import { runtimeConfigQuery } from "#api/runtime-config/runtimeConfigQuery.ts";
import { reportError } from "#app/error-reporting/reportError.ts";
import { hasUnsavedChanges } from "#forms/unsavedChanges.ts";
import { changeLocale } from "#i18n/locale/activeLocale.ts";
import { writeLocaleCookie } from "#i18n/locale/localeCookie.ts";
import { parseLocale } from "#i18n/locale/resolveLocale.ts";
import { countryLocales, type Locale } from "#locales.ts";
import { reloadPage } from "#session/sign-in/leavePage.ts";

/** The locales of the country; none until the configuration has loaded. */
export function useCountryLocales(): readonly Locale[] {
  const { data: config } = useQuery(runtimeConfigQuery());
  return config ? countryLocales[config.country] : [];
}

/**
 * Changes to the chosen locale and stores it for the next visit. Then reloads the page, which keeps drafts and the scroll
 * position: in Firefox, screen readers speak the language that the page had during parsing.
 */
export function chooseLocale(value: string): void {
  const locale = parseLocale(value);
  if (!locale) return;
  changeLocale(locale).then(() => {
    writeLocaleCookie(locale);
    if (!hasUnsavedChanges()) reloadPage();
  }, reportError);
}
