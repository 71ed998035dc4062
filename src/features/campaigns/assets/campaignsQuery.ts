import { queryOptions } from "@tanstack/react-query";
import { getCampaigns } from "../../../api/restClient.ts";
import { parseCampaigns } from "./parseCampaigns.ts";

/** All campaigns of the country, which are loaded once per page load. */
export function campaignsQuery() {
  return queryOptions({
    queryKey: ["campaigns"],
    queryFn: async ({ signal }) => parseCampaigns(await getCampaigns(signal)),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
