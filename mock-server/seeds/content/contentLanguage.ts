export type ContentLanguage = "en" | "de" | "gsw" | "fr" | "it" | "no" | "sv" | "da";

/** The content language of a locale: Swiss German for `de-CH`, German for an unknown locale. */
export function getContentLanguage(locale: string): ContentLanguage {
  if (locale === "de-CH") return "gsw";
  const language = locale.split("-")[0];
  switch (language) {
    case "en":
    case "fr":
    case "it":
    case "no":
    case "sv":
    case "da":
      return language;
    default:
      return "de";
  }
}
