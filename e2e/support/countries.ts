import type { Country } from "../../src/api/generated/main/graphql.ts";
import { countryLocales, type Locale } from "../../src/countries.ts";

/** What a project sets for its tests besides Playwright's own options. */
export interface CountryProject {
  country: Country;
}

interface ProjectCountry extends CountryProject {
  /** Of the browser: as visitors of the country usually have it. */
  locale: string;
  timezoneId: string;
}

/** The countries the suite runs in, each with a usual visitor's browser. */
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

/** The tag that keeps a test in one country. */
export function tagOf({ country }: { country: Country }): `@${string}` {
  return `@${country.toLowerCase()}`;
}

/** For tests that say nothing about countries: they run in one. */
export const oneCountry = { tag: tagOf({ country: "DE" }) };

/** The locale a country's portal starts in. */
export function defaultLocaleOf(country: Country): Locale {
  const [first] = countryLocales[country];
  if (!first) throw new Error(`The country ${country} has no locale.`);
  return first;
}
