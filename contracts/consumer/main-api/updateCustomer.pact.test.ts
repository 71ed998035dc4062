import { describe } from "vitest";
import { fromState, referToValue } from "#contracts/pact/stateValues.ts";
import {
  UpdateCustomerDocument,
  type UpdateCustomerMutation,
  type UpdateCustomerMutationVariables,
} from "#features/project/customer/customer.generated.ts";
import { updateCustomer } from "#features/project/customer/useUpdateCustomer.ts";
import { ShowRequestDocument } from "#features/project/request/request.generated.ts";
import { draw } from "../draw.ts";
import { customerInput as customer, drawnCustomers } from "../inputValues.ts";
import { mainApi, multilingual } from "../operationTests.ts";
import { providerState } from "../providerState.ts";
import {
  createRequestOfCustomer,
  openInstallerRequest,
  scheduledInstallerRequest,
} from "./installerRequestTemplates.ts";

const { testData, testError, testMissing } = mainApi;
const clara = { country: "DE", persona: "clara" } as const;
const openRequestState = providerState("request", clara);
const requestId = fromState("requestId");

describe("updateCustomer", () => {
  const requests = [
    { name: "request", scenario: { status: "OPEN" }, request: openInstallerRequest },
    {
      name: "request",
      scenario: { status: "INSTALLATION_DATE_CONFIRMED" },
      request: scheduledInstallerRequest,
    },
    { name: "lists", scenario: {}, request: openInstallerRequest },
  ] as const;
  for (const { row, sent } of draw({ row: drawnCustomers, sent: requests })) {
    const { country, customer } = row;
    const { name, scenario, request } = sent;
    testData<UpdateCustomerMutation, UpdateCustomerMutationVariables>(
      `updateCustomer changes the customer data of an installer request in ${country}`,
      providerState(name, { ...clara, country, scenario }),
      UpdateCustomerDocument,
      { requestId, customer },
      { updateCustomer: createRequestOfCustomer(customer, request) },
      { send: (_, { requestId }) => updateCustomer({ requestId, customer }) },
    );
  }

  const invalid = {
    ...{ firstName: "", lastName: "x".repeat(101), street: "", city: "" },
    ...{ email: "nobody", postCode: "1", phone: "12", alternatePhone: "12" },
    ...{ company: "x".repeat(101), houseNumber: "x".repeat(41), county: "x".repeat(101) },
  };
  testError(
    "updateCustomer rejects all values that are invalid",
    providerState("request", { ...multilingual, persona: "clara" }),
    UpdateCustomerDocument,
    { requestId, customer: { ...customer, ...invalid } },
    "VALIDATION_FAILED",
    { fields: Object.keys(invalid).map((field) => `customer.${field}`) },
  );

  testMissing(
    "updateCustomer",
    ["installer request", openRequestState],
    "Request",
    UpdateCustomerDocument,
    (id) => ({ requestId: id, customer }),
  );

  const variables = { requestId: referToValue("requestId"), customer };
  testData(
    "showRequest returns the changed customer data after updateCustomer",
    providerState("request", {
      ...clara,
      scenario: { status: "INSTALLATION_DATE_CONFIRMED" },
      after: { mutation: "updateCustomer", variables },
    }),
    ShowRequestDocument,
    { id: requestId },
    { showRequest: createRequestOfCustomer(customer, scheduledInstallerRequest) },
  );
});
