import { queryOptions } from "@tanstack/react-query";
import { getCampaigns } from "../../api/restClient.ts";
import { wellFormedCampaigns } from "./wellFormedCampaigns.ts";

/** All campaigns of the country; loaded once per visit. */
export function campaignsQuery() {
  return queryOptions({
    queryKey: ["campaigns"],
    queryFn: async ({ signal }) => wellFormedCampaigns(await getCampaigns(signal)),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
