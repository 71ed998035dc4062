import { useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import type { Country } from "../../../api/generated/main.ts";
import { runtimeConfigQuery } from "../../../api/runtime-config/runtimeConfigQuery.ts";

export interface CountryLink {
  country: Country;
  /** The country's name in the active locale. */
  name: string;
  url: string;
  isCurrent: boolean;
}

/** The portals of all countries, sorted by name; empty until the configuration has loaded. */
export function useCountryLinks(): CountryLink[] {
  const intl = useIntl();
  const { data: config } = useQuery(runtimeConfigQuery());
  if (!config) return [];
  const links = config.domains.map(({ country, url }) => ({
    country,
    url,
    name: intl.formatDisplayName(country, { type: "region" }) ?? country,
    isCurrent: country === config.country,
  }));
  return links.toSorted((a, b) => a.name.localeCompare(b.name, intl.locale));
}
