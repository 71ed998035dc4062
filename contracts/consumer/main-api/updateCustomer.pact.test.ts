import { MatchersV3 } from "@pact-foundation/pact";
import { describe, expect, it } from "vitest";
import {
  UpdateCustomerDocument,
  type UpdateCustomerMutation,
} from "../../../src/features/project/customer/customer.generated.ts";
import { updateCustomer } from "../../../src/features/project/customer/useUpdateCustomer.ts";
import { createPact } from "../createPact.ts";
import { signedInOperation } from "../matching/requests.ts";
import { dataResponse, graphQlErrors } from "../matching/responses.ts";
import { createSignedInClient } from "../portalClient.ts";
import { providerState } from "../providerState.ts";
import { exampleValues, fromState } from "../stateValues.ts";
import { customerInput as customer } from "./templates/customerInput.ts";
import { createRequestOfCustomer } from "./templates/installerRequestTemplates.ts";

const { reify } = MatchersV3;
const pact = createPact("main-api");
const openRequestState = providerState("request", { country: "DE", persona: "clara" });

describe("UpdateCustomer mutation", () => {
  it("changes the customer data of an installer request", { tags: ["R7.21"] }, async () => {
    const variables = { requestId: fromState("requestId"), customer };
    const response = createRequestOfCustomer(customer);

    const changed = await pact
      .addInteraction()
      .given(...openRequestState)
      .uponReceiving("updateCustomer changes the customer data of an installer request")
      .withRequest("POST", "/graphql", signedInOperation(UpdateCustomerDocument, variables))
      .willRespondWith(200, dataResponse<UpdateCustomerMutation>({ updateCustomer: response }))
      .executeTest(({ url }) => {
        createSignedInClient(url);
        return updateCustomer({ requestId: exampleValues.requestId, customer });
      });

    expect(changed).toEqual(reify(response));
  });

  it.each([
    ["postCode", { postCode: "1234" }],
    ["phone", { phone: "12" }],
    ["email", { email: "nobody" }],
    ["lastName", { lastName: "" }],
  ] as const)(
    "fails with VALIDATION_FAILED for an invalid value of %s",
    { tags: ["R7.21"] },
    async (field, changes) => {
      const invalid = { ...customer, ...changes };
      const variables = { requestId: fromState("requestId"), customer: invalid };

      const error = await pact
        .addInteraction()
        .given(...openRequestState)
        .uponReceiving(`updateCustomer rejects an invalid value of ${field} (VALIDATION_FAILED)`)
        .withRequest("POST", "/graphql", signedInOperation(UpdateCustomerDocument, variables))
        .willRespondWith(...graphQlErrors("VALIDATION_FAILED", `customer.${field}`))
        .executeTest(({ url }) => {
          createSignedInClient(url);
          return updateCustomer({ requestId: exampleValues.requestId, customer: invalid }).catch(
            (reason: unknown) => reason,
          );
        });

      expect(error).toMatchObject({
        name: "GraphQlError",
        errors: [{ code: "VALIDATION_FAILED", field: `customer.${field}` }],
      });
    },
  );

  it("fails with NOT_FOUND for an unknown installer request", { tags: ["R7.21"] }, async () => {
    const variables = { requestId: fromState("unknownId"), customer };

    const error = await pact
      .addInteraction()
      .given(...openRequestState)
      .uponReceiving("updateCustomer rejects an unknown installer request (NOT_FOUND)")
      .withRequest("POST", "/graphql", signedInOperation(UpdateCustomerDocument, variables))
      .willRespondWith(...graphQlErrors("NOT_FOUND"))
      .executeTest(({ url }) => {
        createSignedInClient(url);
        return updateCustomer({ requestId: exampleValues.unknownId, customer }).catch(
          (reason: unknown) => reason,
        );
      });

    expect(error).toMatchObject({ name: "GraphQlError", code: "NOT_FOUND" });
  });
});
