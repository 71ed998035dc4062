import { queryOptions } from "@tanstack/react-query";
import { getCampaigns } from "../../api/restClient.ts";

/** All campaigns of the country; loaded once per visit. */
export function campaignsQuery() {
  return queryOptions({
    queryKey: ["campaigns"],
    queryFn: ({ signal }) => getCampaigns(signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
