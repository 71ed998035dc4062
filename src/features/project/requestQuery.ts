import { queryOptions } from "@tanstack/react-query";
import { requireFound } from "../../api/errors.ts";
import { type RequestDetailsFragment, ShowRequestDocument } from "../../api/generated/main/graphql.ts";
import { requestMainApi } from "../../api/graphqlClient.ts";

/** A request as its customer sees it. */
export type RequestDetails = RequestDetailsFragment;

/** One of the visitor's requests; a not-found error if there is none with this id. */
export function requestQuery(id: string) {
  return queryOptions({
    queryKey: ["request", id],
    queryFn: async ({ signal }): Promise<RequestDetails> => {
      const { showRequest } = await requestMainApi(ShowRequestDocument, { id }, { signal });
      return requireFound(showRequest, "The request");
    },
    meta: { ofAccount: true },
  });
}
