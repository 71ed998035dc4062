import { type Country, countryLocales, getLanguage, type Locale } from "#locales.ts";
import { countryFacts } from "#schema/countries.ts";

/** The option of this suite's projects besides Playwright's own. */
export interface CountryProject {
  country: Country;
}

interface ProjectCountry extends CountryProject {
  /** Language and time zone of browsers that are usual in the country. */
  locale: string;
  timezoneId: string;
}

export const projectCountries: readonly ProjectCountry[] = (Object.keys(countryFacts) as Country[])
  .toSorted()
  .map((country) => {
    const language = getLanguage(getDefaultLocale(country));
    // Browsers call Norwegian by its written form.
    const locale = `${language === "no" ? "nb" : language}-${country}`;
    return { country, locale, timezoneId: countryFacts[country].timeZone };
  });

/** The tag that limits a test to one country. */
export function getCountryTag(country: Country): `@${string}` {
  return `@${country.toLowerCase()}`;
}

/** Limits a test that is the same in all countries to one. */
export const oneCountry = { tag: getCountryTag("DE") };

/** The locale in which a country's portal starts. */
export function getDefaultLocale(country: Country): Locale {
  return countryLocales[country][0];
}
