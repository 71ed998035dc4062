import { MatchersV3 } from "@pact-foundation/pact";
import { describe, expect, it } from "vitest";
import {
  RegisterInstalledWindowsDocument,
  type RegisterInstalledWindowsMutation,
} from "../../../src/features/windows/registration/registration.generated.ts";
import { registerWindows } from "../../../src/features/windows/registration/useRegisterWindows.ts";
import { createPact } from "../createPact.ts";
import { registrationOperation } from "../matching/requests.ts";
import { dataResponse, registrationErrors } from "../matching/responses.ts";
import { createSignedInClient } from "../portalClient.ts";
import { providerState } from "../providerState.ts";
import { completeWindowInput } from "./registrationInputs.ts";

const { string } = MatchersV3;

const pact = createPact("registration-service");
const variables = { windowProducts: [completeWindowInput] };

describe("RegisterInstalledWindows mutation", () => {
  it("returns a token with which the owner can claim the windows", { tags: ["R7.47"] }, async () => {
    const registered = await pact
      .addInteraction()
      .given(...providerState("empty", { country: "DE", persona: "ben" }))
      .uponReceiving("registerInstalledWindows returns a token with which the owner can claim the windows")
      .withRequest("POST", "/graphql", registrationOperation(RegisterInstalledWindowsDocument, variables))
      .willRespondWith(
        200,
        dataResponse<RegisterInstalledWindowsMutation>({
          registerInstalledWindows: string("registration-1"),
        }),
      )
      .executeTest(({ url }) => {
        createSignedInClient(url);
        return registerWindows(variables);
      });

    expect(registered).toEqual({ kind: "token", token: "registration-1", windows: variables.windowProducts });
  });

  it.each([
    {
      what: "an invalid key",
      country: "DE",
      changes: { key: "ZZZ M06" },
      code: "VALIDATION_FAILED",
      field: "windowProducts.0.key",
    },
    {
      what: "windows in a country without window registration",
      country: "IE",
      changes: {},
      code: "REGISTRATION_DISABLED",
      field: undefined,
    },
  ] as const)(
    "fails with $code for $what",
    { tags: ["R7.47"] },
    async ({ what, country, changes, code, field }) => {
      const invalidVariables = { windowProducts: [{ ...completeWindowInput, ...changes }] };

      const error = await pact
        .addInteraction()
        .given(...providerState("empty", { country, persona: "ben" }))
        .uponReceiving(`registerInstalledWindows rejects ${what} (${code})`)
        .withRequest(
          "POST",
          "/graphql",
          registrationOperation(RegisterInstalledWindowsDocument, invalidVariables),
        )
        .willRespondWith(...registrationErrors(code, field))
        .executeTest(({ url }) => {
          createSignedInClient(url);
          return registerWindows(invalidVariables).catch((reason: unknown) => reason);
        });

      expect(error).toMatchObject({ name: "GraphQlError", code, errors: [{ code, field }] });
    },
  );
});
