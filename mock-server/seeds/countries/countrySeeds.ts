import { vatRates } from "../../../schema/countries.ts";
import { countryLocales } from "../../../schema/locales.ts";
import type { Country } from "../../generated/mainApi.ts";
import { getContentLanguage } from "../content/contentLanguage.ts";
import { at } from "./at.ts";
import { ch } from "./ch.ts";
import type { CountryData, CountrySeed } from "./countrySeed.ts";
import { de } from "./de.ts";
import { dk } from "./dk.ts";
import { gb } from "./gb.ts";
import { ie } from "./ie.ts";
import { no } from "./no.ts";
import { se } from "./se.ts";

const data: Record<Country, CountryData> = {
  AT: at,
  CH: ch,
  DE: de,
  DK: dk,
  GB: gb,
  IE: ie,
  NO: no,
  SE: se,
};

export const countries = Object.keys(data) as Country[];

export const countrySeeds = Object.fromEntries(
  countries.map((country) => [country, createSeed(country)]),
) as Record<Country, CountrySeed>;

function createSeed(country: Country): CountrySeed {
  const locales = countryLocales[country];
  return {
    ...data[country],
    country,
    defaultLocale: locales[0],
    contentLanguages: locales.map(getContentLanguage),
    vatRate: vatRates[country],
  };
}
