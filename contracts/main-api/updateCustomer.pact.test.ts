import { MatchersV3 } from "@pact-foundation/pact";
import { expect, test } from "vitest";
import { UpdateCustomerDocument, type UpdateCustomerMutation } from "../../src/api/generated/main/graphql.ts";
import { updateCustomer } from "../../src/features/project/updateCustomer.ts";
import { data, refused } from "../matching/answers.ts";
import { signedInOperation } from "../matching/requests.ts";
import { portalPactWith, visitSignedIn } from "../portal.ts";
import { providerState } from "../providerStates.ts";
import { newRequest } from "./requestTemplates.ts";

const { reify } = MatchersV3;
const pact = portalPactWith("main-api");
const openRequest = providerState("request", { country: "DE", persona: "clara" });

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

test("[R7.21] changes the customer data of a request", async () => {
  const variables = { requestId: "request-1", customer };

  const changed = await pact
    .addInteraction()
    .given(...openRequest)
    .uponReceiving("updateCustomer")
    .withRequest("POST", "/graphql", signedInOperation(UpdateCustomerDocument, variables))
    .willRespondWith(200, data<UpdateCustomerMutation>({ updateCustomer: newRequest }))
    .executeTest(({ url }) => {
      visitSignedIn(url);
      return updateCustomer(variables);
    });

  expect(changed).toEqual(reify(newRequest));
});

test.each([
  ["postCode", { postCode: "1234" }],
  ["phone", { phone: "12" }],
  ["email", { email: "nobody" }],
  ["lastName", { lastName: "" }],
] as const)("[R7.21] is told that the field %s is wrong", async (field, changes) => {
  const variables = { requestId: "request-1", customer: { ...customer, ...changes } };

  const error = await pact
    .addInteraction()
    .given(...openRequest)
    .uponReceiving(`updateCustomer with a wrong ${field}`)
    .withRequest("POST", "/graphql", signedInOperation(UpdateCustomerDocument, variables))
    .willRespondWith(200, refused("VALIDATION_FAILED", `customer.${field}`))
    .executeTest(({ url }) => {
      visitSignedIn(url);
      return updateCustomer(variables).catch((reason: unknown) => reason);
    });

  expect(error).toMatchObject({
    name: "GraphQlError",
    problems: [{ code: "VALIDATION_FAILED", field: `customer.${field}` }],
  });
});

test("[R7.21] is told that there is no such request", async () => {
  const variables = { requestId: "unknown", customer };

  const error = await pact
    .addInteraction()
    .given(...openRequest)
    .uponReceiving("updateCustomer of an unknown request")
    .withRequest("POST", "/graphql", signedInOperation(UpdateCustomerDocument, variables))
    .willRespondWith(200, refused("NOT_FOUND"))
    .executeTest(({ url }) => {
      visitSignedIn(url);
      return updateCustomer(variables).catch((reason: unknown) => reason);
    });

  expect(error).toMatchObject({ name: "GraphQlError", code: "NOT_FOUND" });
});
