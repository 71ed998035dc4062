import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { requireFound } from "#api/errors.ts";
import { requestMainApi } from "#api/graphqlClient.ts";
import { queryKeys } from "#api/queryKeys.ts";
import { getRequestedLocale } from "#i18n/locale/activeLocale.ts";
import { RequestReasonsDocument, type RequestReasonsQuery } from "../request/request.generated.ts";

export type CancellationReason = NonNullable<RequestReasonsQuery["requestReasons"]>[number];

/** The reasons for which an installer request can be cancelled, in the requested locale. */
export function requestReasonsQuery(idRequest: string, locale = getRequestedLocale()) {
  return queryOptions({
    queryKey: [...queryKeys.installerRequests, idRequest, "reasons", locale],
    queryFn: async ({ signal }): Promise<CancellationReason[]> => {
      const options = { signal, abortKey: `requestReasons ${idRequest}` };
      const { requestReasons } = await requestMainApi(RequestReasonsDocument, { idRequest }, options);
      return requireFound(requestReasons, "The request");
    },
    // After a change of locale the form stays, with what the customer has typed in it.
    placeholderData: keepPreviousData,
    meta: { isAccountData: true },
  });
}
