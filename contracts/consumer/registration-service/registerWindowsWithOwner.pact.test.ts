import { MatchersV3 } from "@pact-foundation/pact";
import { describe } from "vitest";
import { createFilterVariables } from "#api/pages.ts";
import { fromState } from "#contracts/pact/stateValues.ts";
import { RegisteredWindowByIdDocument } from "#features/windows/details/window.generated.ts";
import { RegisteredWindowsDocument } from "#features/windows/list/windows.generated.ts";
import { RegisterWindowsWithOwnerDocument } from "#features/windows/registration/registration.generated.ts";
import { registerWindows } from "#features/windows/registration/useRegisterWindows.ts";
import { localContactsByCountry } from "../localContacts.ts";
import { registrationService } from "../operationTests.ts";
import { providerState } from "../providerState.ts";
import { completeWindowInput, disabledState, minimalWindowInput, ownerInput } from "./registrationInputs.ts";
import {
  bothWindows,
  createNewWindow,
  createRegisteredOwner,
  createRegisteredWindow,
  createWindowsPage,
} from "./windowTemplates.ts";

const { reify } = MatchersV3;
const { testData, testError } = registrationService;
const ben = { country: "DE", persona: "ben" } as const;
const windowProducts = [completeWindowInput];
const completeVariables = { windowProducts, productOwner: ownerInput };
const windows = windowProducts.map(createNewWindow);

describe("registerWindowsWithOwner", () => {
  const otherCountries = localContactsByCountry.filter(([country]) => country !== "DE" && country !== "IE");
  for (const { what, country, productOwner } of [
    { what: "an owner", country: "DE" as const, productOwner: ownerInput },
    {
      what: "an owner without optional fields",
      country: "DE" as const,
      productOwner: { ...ownerInput, salutation: null, phone: null, houseNumber: null },
    },
    ...otherCountries.map(([country, { postCode, phone }]) => ({
      what: `post code and phone number of ${country}`,
      country,
      productOwner: { ...ownerInput, postCode, phone },
    })),
  ]) {
    testData(
      `registerWindowsWithOwner registers windows with ${what}`,
      providerState("empty", { country, persona: "ben" }),
      RegisterWindowsWithOwnerDocument,
      { windowProducts, productOwner },
      { registerWindowsWithOwner: windows },
      {
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
      { field: `productOwner.${field}` },
    );
  }

  testError(
    "registerWindowsWithOwner rejects windows in a country without window registration",
    disabledState,
    RegisterWindowsWithOwnerDocument,
    completeVariables,
    "REGISTRATION_DISABLED",
  );

  const after = { mutation: "registerWindowsWithOwner", variables: completeVariables };
  const withBoth = { ...completeVariables, windowProducts: [completeWindowInput, minimalWindowInput] };
  testData(
    "registeredWindows returns both windows after registerWindowsWithOwner",
    providerState("empty", {
      ...ben,
      after: { mutation: "registerWindowsWithOwner", variables: withBoth },
    }),
    RegisteredWindowsDocument,
    { ...createFilterVariables(), take: 6, skip: 0 },
    createWindowsPage(bothWindows),
  );

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
