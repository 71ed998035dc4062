import { hasErrorCode } from "#api/errors.ts";
import { requestMainApi } from "#api/graphqlClient.ts";
import { sendOnce } from "#api/sendOnce.ts";
import { useGuardedMutation } from "#api/useGuardedMutation.ts";
import { GiveFeedbackDocument, type GiveFeedbackMutationVariables } from "./feedback.generated.ts";
import { rememberFeedback } from "./rememberedFeedback.ts";

/** Code of the main API's error for a project that has feedback already. */
export const alreadyGivenCode = "FEEDBACK_ALREADY_GIVEN";

/**
 * Sends no token, even for a signed-in customer: the link to the page comes by e-mail, and anybody in the household may
 * have opened it.
 */
export async function giveFeedback(variables: GiveFeedbackMutationVariables): Promise<void> {
  await requestMainApi(GiveFeedbackDocument, variables, { anonymous: true });
}

export function isAlreadyGiven(error: unknown): boolean {
  return hasErrorCode(error, alreadyGivenCode);
}

/** Makes no query stale: no screen shows feedback. */
export function useGiveFeedback(projectId: string) {
  return useGuardedMutation({
    mutationFn: (feedback: Omit<GiveFeedbackMutationVariables, "projectId">, { client }) =>
      sendOnce(client, {
        key: ["giveFeedback", projectId],
        send: () => giveFeedback({ projectId, ...feedback }),
        isRepeatable: true,
      }),
    onSuccess: () => rememberFeedback(projectId),
    onError: (error) => {
      if (isAlreadyGiven(error)) rememberFeedback(projectId);
    },
  });
}
