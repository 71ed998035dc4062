import { MatchersV3 } from "@pact-foundation/pact";
import { describe } from "vitest";
import { RegisteredWindowByIdDocument } from "#features/windows/details/window.generated.ts";
import { RegisterWindowsWithOwnerDocument } from "#features/windows/registration/registration.generated.ts";
import { registerWindows } from "#features/windows/registration/useRegisterWindows.ts";
import { registrationService } from "../operationTests.ts";
import { providerState } from "../providerState.ts";
import { fromState } from "../stateValues.ts";
import { completeWindowInput, ownerInput } from "./registrationInputs.ts";
import { createNewWindow, createRegisteredOwner, createRegisteredWindow } from "./windowTemplates.ts";

const { reify } = MatchersV3;
const { testData, testError } = registrationService;
const ben = { country: "DE", persona: "ben" } as const;
const windowProducts = [completeWindowInput];
const completeVariables = { windowProducts, productOwner: ownerInput };
const windows = windowProducts.map(createNewWindow);

describe("registerWindowsWithOwner", () => {
  for (const { what, productOwner } of [
    { what: "with an owner", productOwner: ownerInput },
    {
      what: "with an owner without optional fields",
      productOwner: { ...ownerInput, salutation: null, phone: null, houseNumber: null },
    },
  ]) {
    testData(
      `registerWindowsWithOwner registers windows ${what}`,
      providerState("empty", ben),
      RegisterWindowsWithOwnerDocument,
      { windowProducts, productOwner },
      { registerWindowsWithOwner: windows },
      {
        tags: ["R7.46"],
        send: () => registerWindows({ windowProducts, productOwner }),
        result: { kind: "windows", windows: reify(windows) },
      },
    );
  }

  for (const [what, field, value] of [
    ["an invalid post code", "postCode", "1234"],
    ["an invalid phone number", "phone", "12"],
  ] as const) {
    testError(
      `registerWindowsWithOwner rejects ${what}`,
      providerState("empty", ben),
      RegisterWindowsWithOwnerDocument,
      { windowProducts, productOwner: { ...ownerInput, [field]: value } },
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

  const after = { mutation: "registerWindowsWithOwner", variables: completeVariables };
  testData(
    "registeredWindowById returns window and owner as entered after registerWindowsWithOwner",
    providerState("empty", { ...ben, after }),
    RegisteredWindowByIdDocument,
    { id: fromState("windowId") },
    {
      registeredWindowById: {
        ...createRegisteredWindow(completeWindowInput),
        owner: createRegisteredOwner(ownerInput),
      },
    },
  );
});
