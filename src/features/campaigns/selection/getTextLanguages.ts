import { getContentLanguage } from "#i18n/locale/contentLanguage.ts";
import { parseLocale } from "#i18n/locale/resolveLocale.ts";

/**
 * The content languages of campaigns for a locale, in the order of preference: the locale's, German after Swiss German, that of
 * the country's default locale, and English.
 */
export function getTextLanguages(locale: string, defaultLocale: string): string[] {
  const locales = [parseLocale(locale), parseLocale(defaultLocale)].filter((known) => known !== undefined);
  const languages = locales
    .map((known) => getContentLanguage(known))
    .flatMap((language) => (language === "gsw" ? ["gsw", "de"] : [language]));
  return [...new Set([...languages, "en"])];
}
