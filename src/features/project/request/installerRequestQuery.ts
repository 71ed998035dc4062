import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { requireFound } from "../../../api/errors.ts";
import { requestMainApi } from "../../../api/graphqlClient.ts";
import { queryKeys } from "../../../api/queryKeys.ts";
import type { RequestDetailsFragment } from "./requestDetails.generated.ts";
import { ShowRequestDocument } from "./showRequest.generated.ts";

/** A customer's enquiry to an installer. */
export type InstallerRequest = RequestDetailsFragment;

/** One of the customer's installer requests. Fails with a `NotFoundError` if the customer has none with this id. */
export function installerRequestQuery(id: string) {
  return queryOptions({
    queryKey: [...queryKeys.installerRequests, id],
    queryFn: async ({ signal }): Promise<InstallerRequest> => {
      const { showRequest } = await requestMainApi(ShowRequestDocument, { id }, { signal });
      return requireFound(showRequest, "The request");
    },
    meta: { isAccountData: true },
  });
}

/** Writes the response of a mutation to the cache. */
export async function setRequestData(queryClient: QueryClient, request: InstallerRequest): Promise<void> {
  const { queryKey } = installerRequestQuery(request.id);
  // A response that is on its way may be older than the mutation. Exact: attachments and reasons have longer keys.
  await queryClient.cancelQueries({ queryKey, exact: true });
  queryClient.setQueryData(queryKey, request);
}
