import type { QueryClient } from "@tanstack/react-query";
import { type RequestDetails, requestQuery } from "./requestQuery.ts";

/** Puts the request that a change was answered with in the place of the one known so far. */
export async function keepRequest(queryClient: QueryClient, request: RequestDetails): Promise<void> {
  const { queryKey } = requestQuery(request.id);
  // One that is under way may have been answered before the change.
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, request);
}
