import { countryLocales, getLanguage, type Locale, locales } from "#locales.ts";
import { lastCountry } from "#storage/lastCountry.ts";
import { readLocaleCookie } from "./localeCookie.ts";

export const germanLocale: Locale = "de";

/** The portal's locale that a text names; undefined if there is none. */
export function parseLocale(text: string | null | undefined): Locale | undefined {
  return locales.find((locale) => locale === text);
}

/**
 * The locale of a page until its configuration has loaded, so that requests and messages need not wait. After an earlier visit
 * it is the stored locale if that visit's country has it, else that country's default. On a first visit it is the language in
 * which the server sent the page, else the browser's preference.
 */
export function detectLocale(
  stored = readLocaleCookie(),
  country = lastCountry.read(),
  pageLanguage = document.documentElement.lang,
  browserLanguages = navigator.languages,
): Locale {
  const preferred = browserLanguages.flatMap((tag) => [tag, getPortalLanguage(tag)]).map(parseLocale);
  return (
    findLocaleOfCountry(stored, country) ??
    getLocales(country)[0] ??
    parseLocale(pageLanguage) ??
    preferred.find((locale) => locale !== undefined) ??
    germanLocale
  );
}

/** The locale of a country: the stored one if the country has it, else the configured default, else German. */
export function resolveLocale(
  { country, defaultLocale }: { country: string; defaultLocale: string },
  stored = readLocaleCookie(),
): Locale {
  return findLocaleOfCountry(stored, country) ?? parseLocale(defaultLocale) ?? germanLocale;
}

function findLocaleOfCountry(stored: string | null, country: string | null): Locale | undefined {
  return getLocales(country).find((locale) => locale === stored);
}

/** The default locale first; none for an unknown country. */
function getLocales(country: string | null): readonly Locale[] {
  return Object.entries(countryLocales).find(([name]) => name === country)?.[1] ?? [];
}

/** The language of a BCP 47 tag. Browsers use `nb` or `nn` for the portal's `no`. */
function getPortalLanguage(tag: string): string {
  const language = getLanguage(tag);
  return language === "nb" || language === "nn" ? "no" : language;
}
