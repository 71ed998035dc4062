import {
  UpdateCustomerDocument,
  type UpdateCustomerMutationVariables,
} from "../../api/generated/main/graphql.ts";
import { requestMainApi } from "../../api/graphqlClient.ts";
import type { RequestDetails } from "./requestQuery.ts";

/**
 * Changes the customer data of a request and answers with the request. Throws a `GraphQlError` whose problems name the
 * fields, such as `customer.postCode`, where the service does not accept them.
 */
export async function updateCustomer(variables: UpdateCustomerMutationVariables): Promise<RequestDetails> {
  return (await requestMainApi(UpdateCustomerDocument, variables)).updateCustomer;
}
