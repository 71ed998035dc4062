import {
  GiveFeedbackDocument,
  type GiveFeedbackMutationVariables,
} from "../../api/generated/main/graphql.ts";
import { requestMainApi } from "../../api/graphqlClient.ts";

/** The code by which the main API says that feedback on a project was given before. */
export const alreadyGivenCode = "FEEDBACK_ALREADY_GIVEN";

/**
 * Sends what a visitor thinks of a project. Without a token, also where there is one: the visitor may come from an e-mail
 * and be anybody of the household.
 */
export async function giveFeedback(variables: GiveFeedbackMutationVariables): Promise<void> {
  await requestMainApi(GiveFeedbackDocument, variables, { anonymous: true });
}
