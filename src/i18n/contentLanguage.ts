import type { Locale } from "../countries.ts";

/** The languages in which the backend keeps questions, documents, links and campaigns. */
export const contentLanguages = ["en", "de", "gsw", "fr", "it", "no", "sv", "da"] as const;

export type ContentLanguage = (typeof contentLanguages)[number];

const languageOfLocale: Readonly<Record<Locale, ContentLanguage>> = {
  de: "de",
  "de-DE": "de",
  "de-AT": "de",
  "de-CH": "gsw",
  fr: "fr",
  "fr-CH": "fr",
  it: "it",
  "it-CH": "it",
  en: "en",
  "en-GB": "en",
  "en-IE": "en",
  da: "da",
  no: "no",
  sv: "sv",
};

/** The language in which the backend answers a locale with content. */
export function contentLanguageOf(locale: Locale): ContentLanguage {
  return languageOfLocale[locale];
}

/** What the `lang` attribute of content says: its language where that is not the one of the page, as with Swiss German. */
export function langOfContent(locale: Locale): ContentLanguage | undefined {
  const language = contentLanguageOf(locale);
  return locale.split("-")[0] === language ? undefined : language;
}
