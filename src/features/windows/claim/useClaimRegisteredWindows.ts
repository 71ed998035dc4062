import { requestRegistrationService } from "#api/graphqlClient.ts";
import { queryKeys } from "#api/queryKeys.ts";
import { sendOnce } from "#api/sendOnce.ts";
import { useGuardedMutation } from "#api/useGuardedMutation.ts";
import {
  ClaimRegisteredWindowsDocument,
  type ClaimRegisteredWindowsMutation,
} from "../list/windows.generated.ts";

export type ClaimedWindow = ClaimRegisteredWindowsMutation["claimRegisteredWindows"][number];

/** Transfers the windows that were registered under a token to the customer. */
export async function claimRegisteredWindows(registrationToken: string): Promise<ClaimedWindow[]> {
  return (await requestRegistrationService(ClaimRegisteredWindowsDocument, { registrationToken }))
    .claimRegisteredWindows;
}

export function useClaimRegisteredWindows(registrationToken: string) {
  return useGuardedMutation({
    mutationFn: (_, { client }) =>
      sendOnce(client, {
        key: ["claimRegisteredWindows", registrationToken],
        send: () => claimRegisteredWindows(registrationToken),
      }),
    meta: { invalidates: [queryKeys.windows, queryKeys.projects] },
  });
}
