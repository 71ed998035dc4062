import { countryLocales, type Locale, locales } from "../../countries.ts";

export const fallbackLocale: Locale = "de";

/** Undefined for a text that is no locale of the portal. */
export function parseLocale(text: string | null | undefined): Locale | undefined {
  return locales.find((locale) => locale === text);
}

/** The locale to start with before the configuration has loaded: the stored one, else what the browser prefers. */
export function detectLocale(stored: string | null, browserLanguages: readonly string[]): Locale {
  const candidates = [stored, ...browserLanguages.flatMap((tag) => [tag, getPortalLanguage(tag)])];
  return candidates.map(parseLocale).find((locale) => locale !== undefined) ?? fallbackLocale;
}

/** The locale of a country: the stored one if the country has it, else the configured default, else German. */
export function resolveLocale(
  stored: string | null,
  { country, defaultLocale }: { country: keyof typeof countryLocales; defaultLocale: string },
): Locale {
  return (
    countryLocales[country].find((locale) => locale === stored) ??
    parseLocale(defaultLocale) ??
    fallbackLocale
  );
}

/** The language of a BCP 47 tag. Browsers call the portal's `no` `nb` or `nn`. */
function getPortalLanguage(tag: string): string {
  const language = tag.split("-")[0] ?? tag;
  return language === "nb" || language === "nn" ? "no" : language;
}
