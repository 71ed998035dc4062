import { getLanguage, type Locale } from "#locales.ts";
import type { LanguageCode } from "#schema/locales.ts";

/** A language of questions, documents, links and campaigns in the backend. Further ones are in `furtherLanguageCodes.json`. */
export type ContentLanguage = LanguageCode | "gsw";

/** The language of the content that the backend returns for a locale. */
export function getContentLanguage(locale: Locale): ContentLanguage {
  return locale === "de-CH" ? "gsw" : getLanguage(locale);
}

/** The `lang` attribute of content in a language. The services' `gsw` is Swiss Standard German, not the dialect. */
export function getLanguageTag(language: string): string {
  return language === "gsw" ? "de-CH" : language;
}
