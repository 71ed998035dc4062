import { describe } from "vitest";
import { fromState, referToValue, repeatFromState } from "#contracts/pact/stateValues.ts";
import {
  UpdateCustomerDocument,
  type UpdateCustomerMutation,
  type UpdateCustomerMutationVariables,
} from "#features/project/customer/customer.generated.ts";
import { updateCustomer } from "#features/project/customer/useUpdateCustomer.ts";
import { ShowRequestDocument } from "#features/project/request/request.generated.ts";
import { localContactsByCountry } from "../localContacts.ts";
import { mainApi } from "../operationTests.ts";
import { providerState } from "../providerState.ts";
import { customerInput as customer } from "./templates/customerInput.ts";
import {
  createRequestOfCustomer,
  openInstallerRequest,
  scheduledInstallerRequest,
} from "./templates/installerRequestTemplates.ts";

const { testData, testError, testMissing } = mainApi;
const clara = { country: "DE", persona: "clara" } as const;
const openRequestState = providerState("request", clara);
const requestId = fromState("requestId");

describe("updateCustomer", () => {
  testData<UpdateCustomerMutation, UpdateCustomerMutationVariables>(
    "updateCustomer changes the customer data of an installer request",
    openRequestState,
    UpdateCustomerDocument,
    { requestId, customer },
    { updateCustomer: createRequestOfCustomer(customer) },
    { send: (_, { requestId }) => updateCustomer({ requestId, customer }) },
  );

  const withoutMarketing = { ...customer, acceptedMarketing: false };
  testData<UpdateCustomerMutation, UpdateCustomerMutationVariables>(
    "updateCustomer saves that the customer does not accept marketing",
    openRequestState,
    UpdateCustomerDocument,
    { requestId, customer: withoutMarketing },
    { updateCustomer: createRequestOfCustomer(withoutMarketing) },
  );

  for (const [country, contact] of localContactsByCountry) {
    if (country === clara.country) continue;
    testData<UpdateCustomerMutation, UpdateCustomerMutationVariables>(
      `updateCustomer saves post code and phone numbers of ${country}`,
      providerState("request", { ...clara, country }),
      UpdateCustomerDocument,
      { requestId, customer: { ...customer, ...contact } },
      { updateCustomer: createRequestOfCustomer({ ...customer, ...contact }) },
    );
  }

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
      { requestId, customer: { ...customer, ...changes } },
      "VALIDATION_FAILED",
      { field: `customer.${field}` },
    );
  }

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

  testData(
    "showRequest returns the customer data of another installer request as before after updateCustomer",
    providerState("lists", { ...clara, after: { mutation: "updateCustomer", variables } }),
    ShowRequestDocument,
    { id: fromState("requestId3") },
    {
      showRequest: {
        ...openInstallerRequest,
        id: repeatFromState("requestId3"),
      },
    },
  );
});
