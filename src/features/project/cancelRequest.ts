import {
  CancelRequestDocument,
  type CancelRequestMutationVariables,
} from "../../api/generated/main/graphql.ts";
import { requestMainApi } from "../../api/graphqlClient.ts";
import type { RequestDetails } from "./requestQuery.ts";

/** The code by which the main API says that a request has gone too far, or has ended already. */
export const notCancellableCode = "REQUEST_NOT_CANCELLABLE";

/** Cancels a request and answers with it. Throws a `GraphQlError` with `notCancellableCode` where that is too late. */
export async function cancelRequest(variables: CancelRequestMutationVariables): Promise<RequestDetails> {
  return (await requestMainApi(CancelRequestDocument, variables)).cancelRequest;
}
