import { useQueryClient } from "@tanstack/react-query";
import { hasErrorCode, isUnsupported } from "#api/errors.ts";
import { requestMainApi } from "#api/graphqlClient.ts";
import { queryKeys } from "#api/queryKeys.ts";
import { sendOnce } from "#api/sendOnce.ts";
import { useGuardedMutation } from "#api/useGuardedMutation.ts";
import { getFieldErrors } from "#forms/rules/fieldErrors.ts";
import {
  fetchInstallerRequest,
  getRequestKey,
  type InstallerRequest,
} from "../request/installerRequestQuery.ts";
import { setRequestData } from "../request/setRequestData.ts";
import {
  CancelRequestDocument,
  type CancelRequestMutationVariables,
  CancelRequestWithCustomReasonDocument,
} from "./cancellation.generated.ts";
import { requestReasonsQuery } from "./requestReasonsQuery.ts";

/** Code of the main API's error for a request that has gone too far or has ended already. */
export const notCancellableCode = "REQUEST_NOT_CANCELLABLE";

export interface Cancellation extends CancelRequestMutationVariables {
  /** The customer's own text; null without one. The specification's call has no such argument, so it is sent only if set. */
  customReason: string | null;
}

/** Returns the cancelled request. Fails with a `GraphQlError`; see `isNotCancellable` and `getReasonErrors`. */
export async function cancelRequest({ customReason, ...variables }: Cancellation): Promise<InstallerRequest> {
  const response = customReason
    ? await requestMainApi(CancelRequestWithCustomReasonDocument, { ...variables, customReason })
    : await requestMainApi(CancelRequestDocument, variables);
  return response.cancelRequest;
}

/** The result of a cancellation. */
interface Outcome {
  request: InstallerRequest;
  /** What the customer typed, if the service takes no text. */
  unsentReason: string | null;
}

/** The specification's call has no text, so a service may refuse it. */
async function cancelWithOrWithoutText(cancellation: Cancellation): Promise<Outcome> {
  try {
    return { request: await cancelRequest(cancellation), unsentReason: null };
  } catch (error) {
    if (!isUnsupported(error)) throw error;
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
 * Marks the projects as stale without loading them again, since the project may come back without this request: whoever
 * shows the result invalidates them once the customer has read it.
 */
export function useCancelRequest(requestId: string) {
  const queryClient = useQueryClient();
  return useGuardedMutation({
    mutationFn: (reason: Omit<Cancellation, "requestId">, { client }) =>
      sendOnce(client, {
        key: ["cancelRequest", requestId],
        send: () => cancelWithOrWithoutText({ requestId, ...reason }),
        findResult: async () => {
          const request = await fetchInstallerRequest(requestId);
          return request.currentStatus === "CANCELLED" ? { request, unsentReason: null } : undefined;
        },
        // Another tab, or the page before a reload, may have cancelled it.
        isRepetition: isNotCancellable,
      }),
    onSuccess: async ({ request }) => {
      await setRequestData(queryClient, request);
      await queryClient.invalidateQueries({ queryKey: queryKeys.projects, refetchType: "none" });
    },
    onError: (error) => {
      // The request has changed elsewhere, or the reasons have.
      if (isNotCancellable(error)) {
        void queryClient.invalidateQueries({ queryKey: getRequestKey(requestId) });
      } else if (getReasonErrors(error)) {
        const { queryKey } = requestReasonsQuery(requestId);
        void queryClient.invalidateQueries({ queryKey });
      }
    },
  });
}
