import { type CountryFacts, countryFacts } from "#schema/countries.ts";
import { useConfig } from "./useConfig.ts";

/** Facts of the portal's country. */
export function useCountryFacts(): CountryFacts {
  return countryFacts[useConfig().country];
}
