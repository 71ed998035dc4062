import { MatchersV3 } from "@pact-foundation/pact";
import { describe } from "vitest";
import { fromState, repeatFromState } from "#contracts/pact/stateValues.ts";
import {
  ClaimRegisteredWindowsDocument,
  RegisteredWindowsDocument,
} from "#features/windows/list/windows.generated.ts";
import { RegisterInstalledWindowsDocument } from "#features/windows/registration/registration.generated.ts";
import { registerWindows } from "#features/windows/registration/useRegisterWindows.ts";
import { text } from "../matching/values.ts";
import { foreignState, multilingual, registrationService } from "../operationTests.ts";
import { providerState } from "../providerState.ts";
import { completeWindowInput, disabledState, minimalWindowInput } from "./registrationInputs.ts";
import { createWindowsPage } from "./windowTemplates.ts";

const { equal } = MatchersV3;
const { testData, testError } = registrationService;
const ben = { country: "DE", persona: "ben" } as const;
const variables = { windowProducts: [completeWindowInput, minimalWindowInput] };

describe("registerInstalledWindows", () => {
  testData(
    "registerInstalledWindows returns a token with which the owner can claim the windows",
    foreignState,
    RegisterInstalledWindowsDocument,
    variables,
    { registerInstalledWindows: text("registration-1") },
    {
      send: () => registerWindows(variables),
      result: { kind: "token", token: "registration-1", windows: variables.windowProducts },
    },
  );

  testError(
    "registerInstalledWindows rejects an invalid key",
    providerState("empty", { ...multilingual, persona: "ben" }),
    RegisterInstalledWindowsDocument,
    { windowProducts: [{ ...completeWindowInput, key: "ZZZ M06" }] },
    "VALIDATION_FAILED",
    { fields: ["windowProducts.0.key"] },
  );

  testError(
    "registerInstalledWindows rejects windows in a country without window registration",
    disabledState,
    RegisterInstalledWindowsDocument,
    variables,
    "REGISTRATION_DISABLED",
  );

  const state = providerState("empty", {
    ...ben,
    after: { mutation: "registerInstalledWindows", variables },
  });

  testData(
    "registeredWindows returns no window of the installer after registerInstalledWindows",
    state,
    RegisteredWindowsDocument,
    { skip: 0 },
    createWindowsPage([]),
  );

  testData(
    "registerInstalledWindows returns the same token for the same windows after registerInstalledWindows",
    state,
    RegisterInstalledWindowsDocument,
    variables,
    { registerInstalledWindows: repeatFromState("result") },
  );

  testData(
    "claimRegisteredWindows claims the windows after registerInstalledWindows",
    state,
    ClaimRegisteredWindowsDocument,
    { registrationToken: fromState("result") },
    {
      claimRegisteredWindows: variables.windowProducts.map(({ room }) => ({
        room: room ? equal(room) : null,
      })),
    },
  );
});
