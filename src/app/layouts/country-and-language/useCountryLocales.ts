import { useQuery } from "@tanstack/react-query";
import { runtimeConfigQuery } from "#api/runtime-config/runtimeConfigQuery.ts";
import { countryLocales, type Locale } from "#locales.ts";

/** The locales of the country; none until the configuration has loaded. */
export function useCountryLocales(): readonly Locale[] {
  const { data: config } = useQuery(runtimeConfigQuery());
  return config ? countryLocales[config.country] : [];
}
