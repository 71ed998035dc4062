import { describe, expect, it } from "vitest";
import { createGraphQlError, RequestError } from "#api/errors.ts";
import { getRegistrationDefaults } from "./registrationTexts.ts";
import { getRegistrationErrors, validateRegistration } from "./validateRegistration.ts";

const today = "2026-03-09";
const account = { firstName: "Ada", lastName: "Berg", email: "ada@example.org" };
const twoWindows = {
  ...getRegistrationDefaults({ windows: "1 3" }, { account, purpose: "own", installerName: "" }),
  windows: "1 3",
  "windows.1.key": "TGS M06",
  "windows.1.serialNumber": "TG770001",
  "windows.1.installationDate": today,
  "windows.3.serialNumber": "TG770001",
  "windows.3.installationDate": today,
  "owner.street": "Alster",
  "owner.postCode": "20095",
  "owner.city": "Hamburg",
};
const oneWindow = { ...twoWindows, windows: "1" };
const context = { hasOwner: true, country: "DE", today } as const;

describe("validateRegistration", () => {
  it("returns the errors of all windows and the owner by the names of their controls", () => {
    expect(validateRegistration({ ...twoWindows, "owner.postCode": "1010" }, context)).toEqual({
      ok: false,
      errors: {
        "windows.3.key": { rule: "required" },
        "windows.3.serialNumber": { rule: "serialNumberTwice" },
        "owner.postCode": { rule: "postCode" },
      },
    });
  });

  it("returns no owner for a registration without one", () => {
    const result = validateRegistration(oneWindow, { ...context, hasOwner: false });
    expect(result.ok && result.values.productOwner).toBeUndefined();
    expect(result.ok && result.values.windowProducts).toHaveLength(1);
  });

  it("returns an owner without county in a country without counties", () => {
    expect(validateRegistration(oneWindow, context)).toMatchObject({
      ok: true,
      values: { productOwner: { firstName: "Ada", county: null, acceptedMarketing: false } },
    });
  });
});

describe("getRegistrationErrors", () => {
  it.each([
    ["windowProducts.0.serialNumber", { "windows.3.serialNumber": { text: "no" } }],
    ["productOwner.postCode", { "owner.postCode": { text: "no" } }],
    ["windowProducts.1.serialNumber", undefined],
    ["windowProducts", undefined],
  ])("assigns an error at %s to a control of a form with one window", (field, errors) => {
    const error = createGraphQlError([{ message: "no", field }]);
    expect(getRegistrationErrors(error, { windows: "3" })).toEqual(errors);
  });

  it("returns undefined for a network error", () => {
    expect(getRegistrationErrors(new RequestError("network", "gone"), { windows: "3" })).toBeUndefined();
  });
});
