import { countryFacts, vatRates } from "../../../schema/countries.ts";
import { type Country, countryLocales } from "../../../schema/locales.ts";
import { getContentLanguage } from "../content/contentLanguage.ts";
import { readSeed } from "../readSeed.ts";
import { type CountrySeed, createCountrySchema } from "./countrySeed.ts";

export const countries: readonly Country[] = (Object.keys(countryLocales) as Country[]).toSorted();

export const countrySeeds = Object.fromEntries(
  countries.map((country) => [country, readCountrySeed(country)]),
) as Record<Country, CountrySeed>;

function readCountrySeed(country: Country): CountrySeed {
  const locales = countryLocales[country];
  return {
    ...readSeed(`countries/${country.toLowerCase()}.json`, createCountrySchema(countryFacts[country])),
    country,
    defaultLocale: locales[0],
    contentLanguages: locales.map(getContentLanguage),
    vatRate: vatRates[country],
  };
}
