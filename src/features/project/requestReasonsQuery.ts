import { queryOptions } from "@tanstack/react-query";
import { requireFound } from "../../api/errors.ts";
import { RequestReasonsDocument, type RequestReasonsQuery } from "../../api/generated/main/graphql.ts";
import { requestMainApi } from "../../api/graphqlClient.ts";

/** A reason for which a request can be cancelled. */
export type CancellationReason = NonNullable<RequestReasonsQuery["requestReasons"]>[number];

/** Reasons for which a request can be cancelled, in the visitor's language. */
export function requestReasonsQuery(idRequest: string) {
  return queryOptions({
    queryKey: ["requestReasons", idRequest],
    queryFn: async ({ signal }): Promise<CancellationReason[]> => {
      const { requestReasons } = await requestMainApi(RequestReasonsDocument, { idRequest }, { signal });
      return requireFound(requestReasons, "The request");
    },
    meta: { ofAccount: true },
  });
}
