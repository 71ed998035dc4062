import { MatchersV3 } from "@pact-foundation/pact";
import { describe, expect, it } from "vitest";
import { requestMainApi } from "#api/graphqlClient.ts";
import {
  UpdateCustomerDocument,
  type UpdateCustomerMutation,
} from "#features/project/customer/customer.generated.ts";
import { updateCustomer } from "#features/project/customer/useUpdateCustomer.ts";
import { createPact } from "../createPact.ts";
import { createEffectTests } from "../effect.ts";
import { signedInOperation } from "../matching/requests.ts";
import { dataResponse } from "../matching/responses.ts";
import { createSignedInClient } from "../portalClient.ts";
import { providerState } from "../providerState.ts";
import { exampleValues, fromState } from "../stateValues.ts";
import { customerInput as customer } from "./templates/customerInput.ts";
import { createRequestOfCustomer } from "./templates/installerRequestTemplates.ts";

const { reify } = MatchersV3;
const pact = createPact("main-api");
const { testError } = createEffectTests(pact, signedInOperation, requestMainApi);
const openRequestState = providerState("request", { country: "DE", persona: "clara" });

describe("UpdateCustomer mutation", () => {
  it("changes the customer data of an installer request", { tags: ["R7.21", "R1.6"] }, async () => {
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

  for (const [field, changes] of [
    ["postCode", { postCode: "1234" }],
    ["phone", { phone: "12" }],
    ["email", { email: "nobody" }],
    ["lastName", { lastName: "" }],
  ] as const) {
    testError(
      `updateCustomer rejects an invalid value of ${field}`,
      openRequestState,
      UpdateCustomerDocument,
      { requestId: fromState("requestId"), customer: { ...customer, ...changes } },
      "VALIDATION_FAILED",
      { field: `customer.${field}`, tags: ["R7.21"] },
    );
  }

  testError(
    "updateCustomer rejects an unknown installer request",
    openRequestState,
    UpdateCustomerDocument,
    { requestId: fromState("unknownId"), customer },
    "NOT_FOUND",
    { tags: ["R7.21"] },
  );
});
