import { countryLocales, type LanguageCode } from "../../../schema/locales.ts";

/** `gsw` is Swiss Standard German, not the dialect that this code stands for. */
export type ContentLanguage = LanguageCode | "gsw";

export const contentLanguages = [
  ...new Set(["gsw", ...Object.values(countryLocales).flatMap((locales) => locales.map(getLanguage))]),
] as readonly ContentLanguage[];

/** The content language of a locale: Swiss German for `de-CH`, German for an unknown locale. */
export function getContentLanguage(locale: string): ContentLanguage {
  const language = locale === "de-CH" ? "gsw" : getLanguage(locale);
  return contentLanguages.find((known) => known === language) ?? "de";
}

function getLanguage(locale: string): string {
  return locale.replace(/-.*/, "");
}
