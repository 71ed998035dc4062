import { useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { runtimeConfigQuery } from "#api/runtime-config/runtimeConfigQuery.ts";
import type { Country } from "#locales.ts";
import { getSafeUrl } from "#ui/getSafeUrl.ts";

export interface CountryLink {
  country: Country;
  /** The country's name in the active locale. */
  name: string;
  url: string;
  isCurrent: boolean;
}

/** The portals of all countries whose URL is safe, sorted by name; empty until the configuration has loaded. */
export function useCountryLinks(): CountryLink[] {
  const intl = useIntl();
  const { data: config } = useQuery(runtimeConfigQuery());
  if (!config) return [];
  const links = config.domains.flatMap(({ country, url: givenUrl }) => {
    const url = getSafeUrl(givenUrl);
    if (url === undefined) return [];
    const name = intl.formatDisplayName(country, { type: "region" }) ?? country;
    return [{ country, url, name, isCurrent: country === config.country }];
  });
  return links.toSorted((a, b) => a.name.localeCompare(b.name, intl.locale));
}
