import { MatchersV3 } from "@pact-foundation/pact";
import { describe, expect, it } from "vitest";
import { requestRegistrationService } from "#api/graphqlClient.ts";
import {
  RegisterProjectWindowsDocument,
  type RegisterProjectWindowsMutation,
} from "#features/windows/registration/registration.generated.ts";
import { registerWindows } from "#features/windows/registration/useRegisterWindows.ts";
import { createPact } from "../createPact.ts";
import { createEffectTests } from "../effect.ts";
import { registrationOperation } from "../matching/requests.ts";
import { dataResponse, registrationErrors } from "../matching/responses.ts";
import { createSignedInClient } from "../portalClient.ts";
import { providerState } from "../providerState.ts";
import { exampleValues, fromState } from "../stateValues.ts";
import { completeWindowInput, minimalWindowInput } from "./registrationInputs.ts";
import { createNewWindow } from "./windowTemplates.ts";

const { reify } = MatchersV3;
const pact = createPact("registration-service");
const { testError } = createEffectTests(
  pact,
  registrationOperation,
  requestRegistrationService,
  registrationErrors,
);
const projectState = providerState("request", { country: "DE", persona: "clara" });

describe("RegisterProjectWindows mutation", () => {
  it("registers windows of a project", { tags: ["R7.45"] }, async () => {
    const windowProducts = [completeWindowInput, minimalWindowInput];
    const windows = windowProducts.map(createNewWindow);

    const registered = await pact
      .addInteraction()
      .given(...projectState)
      .uponReceiving("registerProjectWindows registers windows of a project")
      .withRequest(
        "POST",
        "/graphql",
        registrationOperation(RegisterProjectWindowsDocument, {
          projectId: fromState("projectId"),
          windowProducts,
        }),
      )
      .willRespondWith(200, dataResponse<RegisterProjectWindowsMutation>({ registerProjectWindows: windows }))
      .executeTest(({ url }) => {
        createSignedInClient(url);
        return registerWindows({ windowProducts }, exampleValues.projectId);
      });

    const { projectId } = exampleValues;
    expect(registered).toEqual({ kind: "windows", windows: reify(windows), projectId });
  });

  for (const [field, value] of [
    ["key", "ZZZ M06"],
    ["serialNumber", "12"],
    ["installationDate", "2999-12-31"],
    ["notes", "x".repeat(2001)],
    ["installerName", "x".repeat(101)],
  ] as const) {
    testError(
      `registerProjectWindows rejects an invalid value of ${field}`,
      projectState,
      RegisterProjectWindowsDocument,
      {
        projectId: fromState("projectId"),
        windowProducts: [completeWindowInput, { ...minimalWindowInput, [field]: value }],
      },
      "VALIDATION_FAILED",
      { field: `windowProducts.1.${field}`, tags: ["R7.45"] },
    );
  }

  testError(
    "registerProjectWindows rejects an unknown project",
    projectState,
    RegisterProjectWindowsDocument,
    { projectId: fromState("unknownId"), windowProducts: [completeWindowInput] },
    "NOT_FOUND",
    { tags: ["R7.45"] },
  );

  testError(
    "registerProjectWindows rejects windows in a country without window registration",
    providerState("request", { country: "IE", persona: "clara" }),
    RegisterProjectWindowsDocument,
    { projectId: fromState("projectId"), windowProducts: [completeWindowInput] },
    "REGISTRATION_DISABLED",
    { tags: ["R7.45"] },
  );
});
