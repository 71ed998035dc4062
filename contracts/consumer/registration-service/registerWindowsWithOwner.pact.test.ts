import { MatchersV3 } from "@pact-foundation/pact";
import { describe, expect, it } from "vitest";
import { requestRegistrationService } from "#api/graphqlClient.ts";
import {
  RegisterWindowsWithOwnerDocument,
  type RegisterWindowsWithOwnerMutation,
} from "#features/windows/registration/registration.generated.ts";
import { registerWindows } from "#features/windows/registration/useRegisterWindows.ts";
import { createPact } from "../createPact.ts";
import { createEffectTests } from "../effect.ts";
import { registrationOperation } from "../matching/requests.ts";
import { dataResponse, registrationErrors } from "../matching/responses.ts";
import { createSignedInClient } from "../portalClient.ts";
import { providerState } from "../providerState.ts";
import { completeWindowInput, ownerInput } from "./registrationInputs.ts";
import { createNewWindow } from "./windowTemplates.ts";

const { reify } = MatchersV3;
const pact = createPact("registration-service");
const { testError } = createEffectTests(
  pact,
  registrationOperation,
  requestRegistrationService,
  registrationErrors,
);
const completeVariables = { windowProducts: [completeWindowInput], productOwner: ownerInput };
const minimalVariables = {
  ...completeVariables,
  productOwner: { ...ownerInput, salutation: null, phone: null, houseNumber: null },
};

describe("RegisterWindowsWithOwner mutation", () => {
  it.each([
    { what: "with an owner", variables: completeVariables },
    { what: "with an owner without optional fields", variables: minimalVariables },
  ])("registers windows $what", { tags: ["R7.46"] }, async ({ what, variables }) => {
    const windows = variables.windowProducts.map(createNewWindow);

    const registered = await pact
      .addInteraction()
      .given(...providerState("empty", { country: "DE", persona: "ben" }))
      .uponReceiving(`registerWindowsWithOwner registers windows ${what}`)
      .withRequest("POST", "/graphql", registrationOperation(RegisterWindowsWithOwnerDocument, variables))
      .willRespondWith(
        200,
        dataResponse<RegisterWindowsWithOwnerMutation>({ registerWindowsWithOwner: windows }),
      )
      .executeTest(({ url }) => {
        createSignedInClient(url);
        return registerWindows(variables);
      });

    expect(registered).toEqual({ kind: "windows", windows: reify(windows) });
  });

  for (const { what, field, value } of [
    { what: "an invalid post code", field: "postCode", value: "1234" },
    { what: "an invalid phone number", field: "phone", value: "12" },
  ]) {
    testError(
      `registerWindowsWithOwner rejects ${what}`,
      providerState("empty", { country: "DE", persona: "ben" }),
      RegisterWindowsWithOwnerDocument,
      { ...completeVariables, productOwner: { ...ownerInput, [field]: value } },
      "VALIDATION_FAILED",
      { field: `productOwner.${field}`, tags: ["R7.46"] },
    );
  }

  testError(
    "registerWindowsWithOwner rejects windows in a country without window registration",
    providerState("empty", { country: "IE", persona: "ben" }),
    RegisterWindowsWithOwnerDocument,
    completeVariables,
    "REGISTRATION_DISABLED",
    { tags: ["R7.46"] },
  );
});
