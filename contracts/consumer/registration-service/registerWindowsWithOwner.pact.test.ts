import { describe } from "vitest";
import { RegisteredWindowsDocument } from "#features/windows/list/windows.generated.ts";
import { RegisterWindowsWithOwnerDocument } from "#features/windows/registration/registration.generated.ts";
import { registerWindows } from "#features/windows/registration/useRegisterWindows.ts";
import { drawnOwners, ownerInput } from "../inputValues.ts";
import { multilingual, registrationService } from "../operationTests.ts";
import { providerState } from "../providerState.ts";
import { completeWindowInput, disabledState, minimalWindowInput } from "./registrationInputs.ts";
import { bothWindows, createNewWindow, createWindowsPage } from "./windowTemplates.ts";

const { testData, testError } = registrationService;
const ben = { country: "DE", persona: "ben" } as const;
const windowProducts = [completeWindowInput];
const completeVariables = { windowProducts, productOwner: ownerInput };
const windows = windowProducts.map(createNewWindow);

describe("registerWindowsWithOwner", () => {
  for (const { country, owner: productOwner } of drawnOwners) {
    testData(
      `registerWindowsWithOwner registers windows with an owner in ${country}`,
      providerState("lists", { country, persona: "clara" }),
      RegisterWindowsWithOwnerDocument,
      { windowProducts, productOwner },
      { registerWindowsWithOwner: windows },
      {
        send: () => registerWindows({ windowProducts, productOwner }),
        result: (saved: unknown) => ({ kind: "windows", windows: saved }),
      },
    );
  }

  const invalid = {
    ...{ firstName: "", lastName: "x".repeat(101), street: "", city: "", county: "x".repeat(101) },
    ...{ email: "nobody", postCode: "1", phone: "12", houseNumber: "x".repeat(41) },
  };
  testError(
    "registerWindowsWithOwner rejects all values that are invalid",
    providerState("empty", { ...multilingual, persona: "ben" }),
    RegisterWindowsWithOwnerDocument,
    {
      windowProducts: [{ ...completeWindowInput, key: "ZZZ M06" }],
      productOwner: { ...ownerInput, ...invalid },
    },
    "VALIDATION_FAILED",
    {
      fields: ["windowProducts.0.key", ...Object.keys(invalid).map((field) => `productOwner.${field}`)],
    },
  );

  testError(
    "registerWindowsWithOwner rejects windows in a country without window registration",
    disabledState,
    RegisterWindowsWithOwnerDocument,
    completeVariables,
    "REGISTRATION_DISABLED",
  );

  const withBoth = { ...completeVariables, windowProducts: [completeWindowInput, minimalWindowInput] };
  testData(
    "registeredWindows returns both windows after registerWindowsWithOwner",
    providerState("empty", {
      ...ben,
      after: { mutation: "registerWindowsWithOwner", variables: withBoth },
    }),
    RegisteredWindowsDocument,
    { skip: 0 },
    createWindowsPage(bothWindows),
  );
});
