import { describe, expect } from "vitest";
import { createFilterVariables } from "#api/pages.ts";
import { fromState, referToValue, repeatFromState } from "#contracts/pact/stateValues.ts";
import { RegisteredWindowByIdDocument } from "#features/windows/details/window.generated.ts";
import { RegisteredWindowsDocument } from "#features/windows/list/windows.generated.ts";
import { RegisterProjectWindowsDocument } from "#features/windows/registration/registration.generated.ts";
import { registerWindows } from "#features/windows/registration/useRegisterWindows.ts";
import { foreignState, registrationService } from "../operationTests.ts";
import { providerState } from "../providerState.ts";
import {
  completeWindowInput,
  disabledState,
  longestWindowInput,
  minimalWindowInput,
} from "./registrationInputs.ts";
import {
  bothWindows,
  createNewWindow,
  createRegisteredWindow,
  createWindowsPage,
} from "./windowTemplates.ts";

const { testData, testError } = registrationService;
const projectState = providerState("request", { country: "DE", persona: "clara" });
const projectId = fromState("projectId");
const windowProducts = [completeWindowInput, minimalWindowInput];
const windows = windowProducts.map(createNewWindow);

describe("registerProjectWindows", () => {
  testData(
    "registerProjectWindows registers windows of a project",
    projectState,
    RegisterProjectWindowsDocument,
    { projectId, windowProducts },
    { registerProjectWindows: windows },
    {
      send: async (_, { projectId }) => {
        const result = await registerWindows({ windowProducts }, projectId);
        expect(result).toMatchObject({ kind: "windows", projectId });
        return result.windows;
      },
    },
  );

  for (const [what, field, value] of [
    ["an invalid value of key", "key", "ZZZ M06"],
    ["an invalid value of serialNumber", "serialNumber", "12"],
    ["the same window twice", "serialNumber", completeWindowInput.serialNumber],
    ["an invalid value of installationDate", "installationDate", "2999-12-31"],
    ["an invalid value of notes", "notes", "x".repeat(2001)],
    ["an invalid value of installerName", "installerName", "x".repeat(101)],
  ] as const) {
    testError(
      `registerProjectWindows rejects ${what}`,
      projectState,
      RegisterProjectWindowsDocument,
      { projectId, windowProducts: [completeWindowInput, { ...minimalWindowInput, [field]: value }] },
      "VALIDATION_FAILED",
      { field: `windowProducts.1.${field}` },
    );
  }

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
    RegisteredWindowsDocument,
    { ...createFilterVariables(projectId), take: 6, skip: 0 },
    createWindowsPage(bothWindows),
  );

  testError(
    "registerProjectWindows rejects a registered window after registerProjectWindows",
    createStateAfter(completeWindowInput),
    RegisterProjectWindowsDocument,
    { projectId, windowProducts: [minimalWindowInput, completeWindowInput] },
    "VALIDATION_FAILED",
    { field: "windowProducts.1.serialNumber" },
  );

  testData(
    "registeredWindowById returns the window as entered after registerProjectWindows",
    createStateAfter(longestWindowInput),
    RegisteredWindowByIdDocument,
    { id: fromState("windowId") },
    {
      registeredWindowById: {
        ...createRegisteredWindow(longestWindowInput),
        projectId: repeatFromState("projectId"),
      },
    },
  );
});
