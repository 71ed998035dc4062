import { queryOptions } from "@tanstack/react-query";
import { getCampaigns } from "#api/restClient.ts";
import { getRequestedLocale } from "#i18n/locale/activeLocale.ts";
import { parseCampaigns } from "./parseCampaigns.ts";

/** All campaigns of the country, loaded once per page load and locale. */
export function campaignsQuery(locale = getRequestedLocale()) {
  return queryOptions({
    queryKey: ["campaigns", locale],
    queryFn: async ({ signal }) => parseCampaigns(await getCampaigns(signal)),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { isPublic: true, isSecondary: true },
  });
}
