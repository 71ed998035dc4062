import { MatchersV3 } from "@pact-foundation/pact";
import { describe, expect, it } from "vitest";
import {
  RegisterProjectWindowsDocument,
  type RegisterProjectWindowsMutation,
} from "../../../src/features/windows/registration/registration.generated.ts";
import { registerWindows } from "../../../src/features/windows/registration/useRegisterWindows.ts";
import { createPact } from "../createPact.ts";
import { registrationOperation } from "../matching/requests.ts";
import { dataResponse, registrationErrors } from "../matching/responses.ts";
import { createSignedInClient } from "../portalClient.ts";
import { providerState } from "../providerState.ts";
import { exampleValues, fromState } from "../stateValues.ts";
import { completeWindowInput, minimalWindowInput } from "./registrationInputs.ts";
import { createNewWindow } from "./windowTemplates.ts";

const { reify } = MatchersV3;
const pact = createPact("registration-service");
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

  it.each([
    { field: "key", changes: { key: "ZZZ M06" } },
    { field: "serialNumber", changes: { serialNumber: "12" } },
    { field: "installationDate", changes: { installationDate: "2999-12-31" } },
    { field: "notes", changes: { notes: "x".repeat(2001) } },
    { field: "installerName", changes: { installerName: "x".repeat(101) } },
  ])(
    "fails with VALIDATION_FAILED for an invalid value of $field in the second window",
    { tags: ["R7.45"] },
    async ({ field, changes }) => {
      const windowProducts = [completeWindowInput, { ...minimalWindowInput, ...changes }];
      const fieldPath = `windowProducts.1.${field}`;

      const error = await pact
        .addInteraction()
        .given(...projectState)
        .uponReceiving(`registerProjectWindows rejects an invalid value of ${field} (VALIDATION_FAILED)`)
        .withRequest(
          "POST",
          "/graphql",
          registrationOperation(RegisterProjectWindowsDocument, {
            projectId: fromState("projectId"),
            windowProducts,
          }),
        )
        .willRespondWith(...registrationErrors("VALIDATION_FAILED", fieldPath))
        .executeTest(({ url }) => {
          createSignedInClient(url);
          return registerWindows({ windowProducts }, exampleValues.projectId).catch(
            (reason: unknown) => reason,
          );
        });

      expect(error).toMatchObject({
        name: "GraphQlError",
        errors: [{ code: "VALIDATION_FAILED", field: fieldPath }],
      });
    },
  );

  it.each([
    { what: "an unknown project", country: "DE", name: "unknownId", code: "NOT_FOUND" },
    {
      what: "windows in a country without window registration",
      country: "IE",
      name: "projectId",
      code: "REGISTRATION_DISABLED",
    },
  ] as const)("fails with $code for $what", { tags: ["R7.45"] }, async ({ what, country, name, code }) => {
    const windowProducts = [completeWindowInput];

    const error = await pact
      .addInteraction()
      .given(...providerState("request", { country, persona: "clara" }))
      .uponReceiving(`registerProjectWindows rejects ${what} (${code})`)
      .withRequest(
        "POST",
        "/graphql",
        registrationOperation(RegisterProjectWindowsDocument, {
          projectId: fromState(name),
          windowProducts,
        }),
      )
      .willRespondWith(...registrationErrors(code))
      .executeTest(({ url }) => {
        createSignedInClient(url);
        return registerWindows({ windowProducts }, exampleValues[name]).catch((reason: unknown) => reason);
      });

    expect(error).toMatchObject({ name: "GraphQlError", code });
  });
});
