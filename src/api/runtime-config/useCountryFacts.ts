import { useQuery } from "@tanstack/react-query";
import { type CountryFacts, countryFacts } from "#schema/countries.ts";
import { runtimeConfigQuery } from "./runtimeConfigQuery.ts";

/** Facts of the portal's country; undefined until the configuration has loaded. */
export function useCountryFacts(): CountryFacts | undefined {
  const { data: config } = useQuery(runtimeConfigQuery());
  return config && countryFacts[config.country];
}
