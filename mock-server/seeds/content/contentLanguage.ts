/** `gsw` is Swiss Standard German, not the dialect that this code stands for. */
export const contentLanguages = ["en", "de", "gsw", "fr", "it", "no", "sv", "da"] as const;

export type ContentLanguage = (typeof contentLanguages)[number];

/** The content language of a locale: Swiss German for `de-CH`, German for an unknown locale. */
export function getContentLanguage(locale: string): ContentLanguage {
  const language = locale === "de-CH" ? "gsw" : locale.split("-")[0];
  return contentLanguages.find((known) => known === language) ?? "de";
}
