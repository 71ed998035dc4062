import { reportError } from "#app/error-reporting/reportError.ts";
import { changeLocale } from "#i18n/locale/activeLocale.ts";
import { writeLocaleCookie } from "#i18n/locale/localeCookie.ts";
import { parseLocale } from "#i18n/locale/resolveLocale.ts";

/** Changes to the locale that was chosen in a list, and stores it for the next visit. */
export function chooseLocale(value: string): void {
  const locale = parseLocale(value);
  if (locale) changeLocale(locale).then(() => writeLocaleCookie(locale), reportError);
}
