import { MatchersV3 } from "@pact-foundation/pact";
import { describe, expect, it } from "vitest";
import { requestRegistrationService } from "#api/graphqlClient.ts";
import {
  RegisterInstalledWindowsDocument,
  type RegisterInstalledWindowsMutation,
} from "#features/windows/registration/registration.generated.ts";
import { registerWindows } from "#features/windows/registration/useRegisterWindows.ts";
import { createPact } from "../createPact.ts";
import { createEffectTests } from "../effect.ts";
import { registrationOperation } from "../matching/requests.ts";
import { dataResponse, registrationErrors } from "../matching/responses.ts";
import { createSignedInClient } from "../portalClient.ts";
import { providerState } from "../providerState.ts";
import { completeWindowInput } from "./registrationInputs.ts";

const { string } = MatchersV3;

const pact = createPact("registration-service");
const { testError } = createEffectTests(
  pact,
  registrationOperation,
  requestRegistrationService,
  registrationErrors,
);
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

  testError(
    "registerInstalledWindows rejects an invalid key",
    providerState("empty", { country: "DE", persona: "ben" }),
    RegisterInstalledWindowsDocument,
    { windowProducts: [{ ...completeWindowInput, key: "ZZZ M06" }] },
    "VALIDATION_FAILED",
    { field: "windowProducts.0.key", tags: ["R7.47"] },
  );

  testError(
    "registerInstalledWindows rejects windows in a country without window registration",
    providerState("empty", { country: "IE", persona: "ben" }),
    RegisterInstalledWindowsDocument,
    variables,
    "REGISTRATION_DISABLED",
    { tags: ["R7.47"] },
  );
});
