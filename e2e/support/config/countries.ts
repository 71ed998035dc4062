import type { Country } from "../../../src/api/generated/main.ts";
import { countryLocales, type Locale } from "../../../src/countries.ts";

/** The option of this suite's projects besides Playwright's own. */
export interface CountryProject {
  country: Country;
}

interface ProjectCountry extends CountryProject {
  /** Language and time zone of browsers that are usual in the country. */
  locale: string;
  timezoneId: string;
}

export const projectCountries: readonly ProjectCountry[] = [
  { country: "AT", locale: "de-AT", timezoneId: "Europe/Vienna" },
  { country: "CH", locale: "de-CH", timezoneId: "Europe/Zurich" },
  { country: "DE", locale: "de-DE", timezoneId: "Europe/Berlin" },
  { country: "DK", locale: "da-DK", timezoneId: "Europe/Copenhagen" },
  { country: "GB", locale: "en-GB", timezoneId: "Europe/London" },
  { country: "IE", locale: "en-IE", timezoneId: "Europe/Dublin" },
  { country: "NO", locale: "nb-NO", timezoneId: "Europe/Oslo" },
  { country: "SE", locale: "sv-SE", timezoneId: "Europe/Stockholm" },
];

/** The tag that limits a test to one country. */
export function getCountryTag(country: Country): `@${string}` {
  return `@${country.toLowerCase()}`;
}

/** For tests that are the same in all countries. */
export const oneCountry = { tag: getCountryTag("DE") };

/** The locale in which a country's portal starts. */
export function getDefaultLocale(country: Country): Locale {
  const [first] = countryLocales[country];
  if (!first) throw new Error(`The country ${country} has no locale.`);
  return first;
}
