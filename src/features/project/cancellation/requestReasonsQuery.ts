import { queryOptions } from "@tanstack/react-query";
import { requireFound } from "../../../api/errors.ts";
import { requestMainApi } from "../../../api/graphqlClient.ts";
import { queryKeys } from "../../../api/queryKeys.ts";
import { RequestReasonsDocument, type RequestReasonsQuery } from "./requestReasons.generated.ts";

export type CancellationReason = NonNullable<RequestReasonsQuery["requestReasons"]>[number];

/** The reasons for which an installer request can be cancelled, in the active locale. */
export function requestReasonsQuery(idRequest: string) {
  return queryOptions({
    queryKey: [...queryKeys.installerRequests, idRequest, "reasons"],
    queryFn: async ({ signal }): Promise<CancellationReason[]> => {
      const { requestReasons } = await requestMainApi(RequestReasonsDocument, { idRequest }, { signal });
      return requireFound(requestReasons, "The request");
    },
    meta: { isAccountData: true },
  });
}
