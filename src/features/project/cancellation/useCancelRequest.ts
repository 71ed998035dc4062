import { keepPreviousData, queryOptions, useQueryClient } from "@tanstack/react-query";
import { hasErrorCode, hasKind, requireFound } from "#api/errors.ts";
import { requestMainApi } from "#api/graphqlClient.ts";
import { queryKeys } from "#api/queryKeys.ts";
import { sendOnce } from "#api/sendOnce.ts";
import { useGuardedMutation } from "#api/useGuardedMutation.ts";
import { getFieldErrors } from "#forms/rules/fieldErrors.ts";
import { getRequestedLocale } from "#i18n/locale/activeLocale.ts";
import {
  fetchInstallerRequest,
  getRequestKey,
  type InstallerRequest,
} from "../request/installerRequestQuery.ts";
import { RequestReasonsDocument, type RequestReasonsQuery } from "../request/request.generated.ts";
import { setRequestData } from "../request/setRequestData.ts";
import {
  CancelRequestDocument,
  type CancelRequestMutationVariables,
  CancelRequestWithCustomReasonDocument,
} from "./cancellation.generated.ts";

export type CancellationReason = NonNullable<RequestReasonsQuery["requestReasons"]>[number];

/** The reasons for which an installer request can be cancelled, in the requested locale. */
export function requestReasonsQuery(idRequest: string, locale = getRequestedLocale()) {
  return queryOptions({
    queryKey: [...queryKeys.installerRequests, idRequest, "reasons", locale],
    queryFn: async ({ signal }): Promise<readonly CancellationReason[]> => {
      const options = { signal, abortKey: `requestReasons ${idRequest}` };
      const { requestReasons } = await requestMainApi(RequestReasonsDocument, { idRequest }, options);
      return requireFound(requestReasons, "The request");
    },
    // After a change of locale the form stays, with the customer's input.
    placeholderData: keepPreviousData,
  });
}

/** Code of the main API's error for a request that has gone too far or has ended already. */
export const notCancellableCode = "REQUEST_NOT_CANCELLABLE";

export interface Cancellation extends CancelRequestMutationVariables {
  /** The customer's own text, or null. Sent only if set: the specification's operation lacks the argument. */
  customReason: string | null;
}

/** Returns the cancelled request. Fails with a `RequestError`, which `isNotCancellable` and `getReasonErrors` read. */
export async function cancelRequest({ customReason, ...variables }: Cancellation): Promise<InstallerRequest> {
  const response = customReason
    ? await requestMainApi(CancelRequestWithCustomReasonDocument, { ...variables, customReason })
    : await requestMainApi(CancelRequestDocument, variables);
  return response.cancelRequest;
}

/** The result of a cancellation. */
interface Outcome {
  request: InstallerRequest;
  /** The customer's text that was not sent, because the service does not know the argument. Otherwise null. */
  unsentReason: string | null;
}

/** A service may refuse the argument, since the specification's operation lacks it. */
async function cancelWithOrWithoutText(cancellation: Cancellation): Promise<Outcome> {
  try {
    return { request: await cancelRequest(cancellation), unsentReason: null };
  } catch (error) {
    if (!hasKind(error, "unsupported")) throw error;
    const request = await cancelRequest({ ...cancellation, customReason: null });
    return { request, unsentReason: cancellation.customReason };
  }
}

export function isNotCancellable(error: unknown): boolean {
  return hasErrorCode(error, notCancellableCode);
}

/** Errors of the chosen reason and of the customer's own text; undefined for an error of another kind. */
export function getReasonErrors(error: unknown) {
  return getFieldErrors(error, "", ["reasonId", "customReason"]);
}

/**
 * Marks the projects as stale without loading them again, since the project may come back without this request. The dialog
 * calls `reloadProjects` once the customer has read the result.
 */
export function useCancelRequest(requestId: string) {
  const queryClient = useQueryClient();
  const reloadProjects = () =>
    void queryClient.refetchQueries({ queryKey: queryKeys.projects, type: "active" });
  const mutation = useGuardedMutation({
    mutationFn: (reason: Omit<Cancellation, "requestId">, { client }) =>
      sendOnce(client, {
        key: ["cancelRequest", requestId],
        send: () => cancelWithOrWithoutText({ requestId, ...reason }),
        findResult: async () => {
          const request = await fetchInstallerRequest(requestId);
          return request.currentStatus === "CANCELLED" ? { request, unsentReason: null } : undefined;
        },
        // Another tab, or this page before a reload, may have cancelled the request.
        isRepetition: isNotCancellable,
      }),
    onSuccess: async ({ request }) => {
      await setRequestData(queryClient, request);
      await queryClient.invalidateQueries({ queryKey: queryKeys.projects, refetchType: "none" });
    },
    onError: (error) => {
      // The request or its reasons have changed elsewhere.
      if (isNotCancellable(error)) {
        void queryClient.invalidateQueries({ queryKey: getRequestKey(requestId) });
      } else if (getReasonErrors(error)) {
        const { queryKey } = requestReasonsQuery(requestId);
        void queryClient.invalidateQueries({ queryKey });
      }
    },
  });
  return { ...mutation, reloadProjects };
}
