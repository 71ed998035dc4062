import { reportError } from "#app/error-reporting/reportError.ts";
import { hasUnsavedChanges } from "#forms/unsavedChanges.ts";
import { changeLocale } from "#i18n/locale/activeLocale.ts";
import { writeLocaleCookie } from "#i18n/locale/localeCookie.ts";
import { parseLocale } from "#i18n/locale/resolveLocale.ts";
import { reloadPage } from "#session/sign-in/leavePage.ts";

/**
 * Changes to the locale that was chosen in a list, and stores it for the next visit. Then reloads the page, where drafts and the
 * scroll position stay: Firefox lets screen readers speak in the language that the page had while it was parsed.
 */
export function chooseLocale(value: string): void {
  const locale = parseLocale(value);
  if (!locale) return;
  changeLocale(locale).then(() => {
    writeLocaleCookie(locale);
    if (!hasUnsavedChanges()) reloadPage();
  }, reportError);
}
