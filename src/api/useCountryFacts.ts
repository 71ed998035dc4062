import { useQuery } from "@tanstack/react-query";
import { type CountryFacts, countries } from "../countries.ts";
import { runtimeConfigQuery } from "./runtimeConfigQuery.ts";

/** What is particular to the portal's country; undefined until the configuration is there. */
export function useCountryFacts(): CountryFacts | undefined {
  const { data: config } = useQuery(runtimeConfigQuery());
  return config && countries[config.country];
}
