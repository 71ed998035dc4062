import { MatchersV3 } from "@pact-foundation/pact";
import { describe, expect, it } from "vitest";
import {
  UpdateCustomerDocument,
  type UpdateCustomerMutation,
} from "../../../src/features/project/customer/updateCustomer.generated.ts";
import { updateCustomer } from "../../../src/features/project/customer/useUpdateCustomer.ts";
import { createPact } from "../createPact.ts";
import { signedInOperation } from "../matching/requests.ts";
import { dataResponse, errorResponse } from "../matching/responses.ts";
import { createSignedInClient } from "../portalClient.ts";
import { providerState } from "../providerState.ts";
import { openInstallerRequest } from "./installerRequestTemplates.ts";

const { reify } = MatchersV3;
const pact = createPact("main-api");
const openRequestState = providerState("request", { country: "DE", persona: "clara" });

const customer = {
  salutation: "MRS",
  firstName: "Clara",
  lastName: "Sommer",
  email: "clara.sommer@home.example",
  phone: "+49 30 23125 001",
  alternatePhone: null,
  company: "Sommer GmbH",
  postCode: "20095",
  city: "Hamburg",
  street: "Dachweg",
  houseNumber: "7",
  county: null,
  tenancy: "OWNER",
  acceptedMarketing: false,
} as const;

describe("UpdateCustomer mutation", () => {
  it("changes the customer data of an installer request", { tags: ["R7.21"] }, async () => {
    const variables = { requestId: "request-1", customer };

    const changed = await pact
      .addInteraction()
      .given(...openRequestState)
      .uponReceiving("updateCustomer changes the customer data of an installer request")
      .withRequest("POST", "/graphql", signedInOperation(UpdateCustomerDocument, variables))
      .willRespondWith(200, dataResponse<UpdateCustomerMutation>({ updateCustomer: openInstallerRequest }))
      .executeTest(({ url }) => {
        createSignedInClient(url);
        return updateCustomer(variables);
      });

    expect(changed).toEqual(reify(openInstallerRequest));
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
      const variables = { requestId: "request-1", customer: { ...customer, ...changes } };

      const error = await pact
        .addInteraction()
        .given(...openRequestState)
        .uponReceiving(`updateCustomer rejects an invalid value of ${field} (VALIDATION_FAILED)`)
        .withRequest("POST", "/graphql", signedInOperation(UpdateCustomerDocument, variables))
        .willRespondWith(200, errorResponse("VALIDATION_FAILED", `customer.${field}`))
        .executeTest(({ url }) => {
          createSignedInClient(url);
          return updateCustomer(variables).catch((reason: unknown) => reason);
        });

      expect(error).toMatchObject({
        name: "GraphQlError",
        errors: [{ code: "VALIDATION_FAILED", field: `customer.${field}` }],
      });
    },
  );

  it("fails with NOT_FOUND for an unknown installer request", { tags: ["R7.21"] }, async () => {
    const variables = { requestId: "unknown", customer };

    const error = await pact
      .addInteraction()
      .given(...openRequestState)
      .uponReceiving("updateCustomer rejects an unknown installer request (NOT_FOUND)")
      .withRequest("POST", "/graphql", signedInOperation(UpdateCustomerDocument, variables))
      .willRespondWith(200, errorResponse("NOT_FOUND"))
      .executeTest(({ url }) => {
        createSignedInClient(url);
        return updateCustomer(variables).catch((reason: unknown) => reason);
      });

    expect(error).toMatchObject({ name: "GraphQlError", code: "NOT_FOUND" });
  });
});
