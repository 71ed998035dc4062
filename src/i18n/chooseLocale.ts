import { countryLocales, type Locale, locales } from "../countries.ts";

/** The locale of visitors of whom nothing is known. */
export const fallbackLocale: Locale = "de";

/** A text from outside as one of the portal's locales; undefined if it is none. */
export function knownLocale(text: string | null | undefined): Locale | undefined {
  return locales.find((locale) => locale === text);
}

/** The locale to start with before the configuration has come: the stored one, else what the browser prefers. */
export function guessLocale(stored: string | null, preferred: readonly string[]): Locale {
  const candidates = [stored, ...preferred.flatMap((tag) => [tag, languageOf(tag)])];
  return candidates.map(knownLocale).find((locale) => locale !== undefined) ?? fallbackLocale;
}

/** The locale for a country: the stored one if it is known and allowed there, else the configured default, else German. */
export function chooseLocale(
  stored: string | null,
  { country, defaultLocale }: { country: keyof typeof countryLocales; defaultLocale: string },
): Locale {
  const allowed = countryLocales[country];
  return allowed.find((locale) => locale === stored) ?? knownLocale(defaultLocale) ?? fallbackLocale;
}

/** `nb-NO` and `nn` are what browsers call the portal's `no`. */
function languageOf(tag: string): string {
  const language = tag.split("-")[0] ?? tag;
  return language === "nb" || language === "nn" ? "no" : language;
}
