import { MatchersV3 } from "@pact-foundation/pact";
import { describe, expect, it } from "vitest";
import {
  RegisterWindowsWithOwnerDocument,
  type RegisterWindowsWithOwnerMutation,
} from "../../../src/features/windows/registration/registration.generated.ts";
import { registerWindows } from "../../../src/features/windows/registration/useRegisterWindows.ts";
import { createPact } from "../createPact.ts";
import { registrationOperation } from "../matching/requests.ts";
import { dataResponse, registrationErrors } from "../matching/responses.ts";
import { createSignedInClient } from "../portalClient.ts";
import { providerState } from "../providerState.ts";
import { completeWindowInput, ownerInput } from "./registrationInputs.ts";
import { createNewWindow } from "./windowTemplates.ts";

const { reify } = MatchersV3;
const pact = createPact("registration-service");
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

  it.each([
    {
      what: "an invalid post code",
      country: "DE",
      owner: { postCode: "1234" },
      code: "VALIDATION_FAILED",
      field: "productOwner.postCode",
    },
    {
      what: "an invalid phone number",
      country: "DE",
      owner: { phone: "12" },
      code: "VALIDATION_FAILED",
      field: "productOwner.phone",
    },
    {
      what: "windows in a country without window registration",
      country: "IE",
      owner: {},
      code: "REGISTRATION_DISABLED",
      field: undefined,
    },
  ] as const)(
    "fails with $code for $what",
    { tags: ["R7.46"] },
    async ({ what, country, owner, code, field }) => {
      const variables = { ...completeVariables, productOwner: { ...ownerInput, ...owner } };

      const error = await pact
        .addInteraction()
        .given(...providerState("empty", { country, persona: "ben" }))
        .uponReceiving(`registerWindowsWithOwner rejects ${what} (${code})`)
        .withRequest("POST", "/graphql", registrationOperation(RegisterWindowsWithOwnerDocument, variables))
        .willRespondWith(...registrationErrors(code, field))
        .executeTest(({ url }) => {
          createSignedInClient(url);
          return registerWindows(variables).catch((reason: unknown) => reason);
        });

      expect(error).toMatchObject({ name: "GraphQlError", code, errors: [{ code, field }] });
    },
  );
});
