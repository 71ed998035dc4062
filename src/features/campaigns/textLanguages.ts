import { knownLocale } from "../../i18n/chooseLocale.ts";
import { contentLanguageOf } from "../../i18n/contentLanguage.ts";

/**
 * The content languages in which a visitor is shown campaigns, the best one first: that of the locale, German for readers
 * of Swiss German, that of the country's default locale, and English.
 */
export function textLanguages(locale: string, defaultLocale: string | undefined): string[] {
  const locales = [knownLocale(locale), knownLocale(defaultLocale)].filter((known) => known !== undefined);
  const languages = locales
    .map((known) => contentLanguageOf(known))
    .flatMap((language) => (language === "gsw" ? ["gsw", "de"] : [language]));
  return [...new Set([...languages, "en"])];
}
