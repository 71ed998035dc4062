import { useRef } from "react";
import { hasErrorCode, RequestError } from "#api/errors.ts";
import { requestRegistrationService } from "#api/graphqlClient.ts";
import { queryKeys } from "#api/queryKeys.ts";
import { sendOnce } from "#api/sendOnce.ts";
import { useGuardedMutation } from "#api/useGuardedMutation.ts";
import { loadWindows } from "../list/registeredWindowsQuery.ts";
import {
  ClaimRegisteredWindowsDocument,
  type ClaimRegisteredWindowsMutation,
} from "../list/windows.generated.ts";

export type ClaimedWindow = ClaimRegisteredWindowsMutation["claimRegisteredWindows"][number];

/** Transfers the windows of a token to the customer. */
export async function claimRegisteredWindows(registrationToken: string): Promise<readonly ClaimedWindow[]> {
  return (await requestRegistrationService(ClaimRegisteredWindowsDocument, { registrationToken }))
    .claimRegisteredWindows;
}

/** After a lost response, the claimed windows are those that the customer did not have before the first attempt. */
export function useClaimRegisteredWindows(registrationToken: string) {
  const knownIdsRef = useRef<ReadonlySet<string>>(undefined);
  return useGuardedMutation({
    mutationFn: async (_, { client }) => {
      knownIdsRef.current ??= await loadWindows().then(
        (windows) => new Set(windows.map(({ id }) => id)),
        () => undefined,
      );
      const knownIds = knownIdsRef.current;
      return sendOnce(client, {
        key: ["claimRegisteredWindows", registrationToken],
        send: () => claimRegisteredWindows(registrationToken),
        findResult: async (): Promise<ClaimedWindow[] | undefined> => {
          const windows = await loadWindows();
          // New windows can be recognised only by comparison with the earlier ones.
          if (!knownIds) throw new RequestError("unreadable", "The windows before the claim are not known.");
          const claimed = windows.filter(({ id }) => !knownIds.has(id));
          return claimed.length > 0 ? claimed : undefined;
        },
        isRepetition: (error) => hasErrorCode(error, "REGISTRATION_ALREADY_CLAIMED"),
      });
    },
    meta: { invalidates: [queryKeys.windows, queryKeys.projects] },
  });
}

/** The reasons why a claim can never succeed. */
export type ClaimErrorReason = "missing" | "unknown" | "expired" | "claimed";

const reasonsByCode: Readonly<Record<string, ClaimErrorReason>> = {
  VALIDATION_FAILED: "missing",
  REGISTRATION_TOKEN_UNKNOWN: "unknown",
  REGISTRATION_TOKEN_EXPIRED: "expired",
  REGISTRATION_ALREADY_CLAIMED: "claimed",
};

/** Returns the reason of a final rejection; undefined for an error after which a retry can succeed. */
export function getClaimErrorReason(error: unknown): ClaimErrorReason | undefined {
  return Object.entries(reasonsByCode).find(([code]) => hasErrorCode(error, code))?.[1];
}
