import { describe, expect } from "vitest";
import { fromState, referToValue } from "#contracts/pact/stateValues.ts";
import { RegisteredWindowsOfProjectDocument } from "#features/windows/list/windows.generated.ts";
import { RegisterProjectWindowsDocument } from "#features/windows/registration/registration.generated.ts";
import { registerWindows } from "#features/windows/registration/useRegisterWindows.ts";
import { maxInstallerNameLength, maxNotesLength } from "#features/windows/textLimits.ts";
import { drawnWindows } from "../inputValues.ts";
import { foreignState, multilingual, registrationService } from "../operationTests.ts";
import { providerState } from "../providerState.ts";
import { completeWindowInput, disabledState, minimalWindowInput } from "./registrationInputs.ts";
import { bothWindows, createNewWindow, createWindowsPage } from "./windowTemplates.ts";

const { testData, testError } = registrationService;
const projectState = providerState("request", { country: "DE", persona: "clara" });
const projectId = fromState("projectId");

describe("registerProjectWindows", () => {
  testData(
    "registerProjectWindows registers windows of each room",
    foreignState,
    RegisterProjectWindowsDocument,
    { projectId, windowProducts: drawnWindows },
    { registerProjectWindows: drawnWindows.map(createNewWindow) },
    {
      send: async (_, { projectId, windowProducts }) => {
        const result = await registerWindows({ windowProducts: [windowProducts].flat() }, projectId);
        expect(result).toMatchObject({ kind: "windows", projectId });
        return result.windows;
      },
    },
  );

  const invalid = {
    ...{ key: "ZZZ M06", serialNumber: "12", installationDate: "2999-12-31" },
    ...{ notes: "x".repeat(maxNotesLength + 1), installerName: "x".repeat(maxInstallerNameLength + 1) },
  };
  testError(
    "registerProjectWindows rejects all values that are invalid",
    providerState("request", { ...multilingual, persona: "clara" }),
    RegisterProjectWindowsDocument,
    { projectId, windowProducts: [completeWindowInput, { ...minimalWindowInput, ...invalid }] },
    "VALIDATION_FAILED",
    { fields: Object.keys(invalid).map((field) => `windowProducts.1.${field}`) },
  );

  testError(
    "registerProjectWindows rejects the same window twice",
    projectState,
    RegisterProjectWindowsDocument,
    { projectId, windowProducts: [completeWindowInput, completeWindowInput] },
    "VALIDATION_FAILED",
    { fields: ["windowProducts.1.serialNumber"] },
  );

  for (const [what, state, id, code] of [
    ["an unknown project", projectState, fromState("unknownProjectId"), "NOT_FOUND"],
    ["a record of another customer", foreignState, fromState("foreignProjectId"), "NOT_FOUND"],
    ["windows in a country without window registration", disabledState, projectId, "REGISTRATION_DISABLED"],
  ] as const) {
    testError(
      `registerProjectWindows rejects ${what}`,
      state,
      RegisterProjectWindowsDocument,
      { projectId: id, windowProducts: [completeWindowInput] },
      code,
    );
  }

  const createStateAfter = (...registered: Readonly<Record<string, string | null>>[]) =>
    providerState("request", {
      country: "DE",
      persona: "clara",
      after: {
        mutation: "registerProjectWindows",
        variables: { projectId: referToValue("projectId"), windowProducts: registered },
      },
    });

  testData(
    "registeredWindows returns both windows of the project after registerProjectWindows",
    createStateAfter(completeWindowInput, minimalWindowInput),
    RegisteredWindowsOfProjectDocument,
    { projectId, skip: 0 },
    createWindowsPage(bothWindows),
  );

  testError(
    "registerProjectWindows rejects a registered window after registerProjectWindows",
    createStateAfter(completeWindowInput),
    RegisterProjectWindowsDocument,
    { projectId, windowProducts: [minimalWindowInput, completeWindowInput] },
    "VALIDATION_FAILED",
    { fields: ["windowProducts.1.serialNumber"] },
  );
});
