import { describe, expect, it } from "vitest";
import { GraphQlError, NetworkError } from "#api/errors.ts";
import { emptyWindow } from "./entry/windowList.ts";
import { emptyOwner } from "./owner/ownerFormValues.ts";
import { getRegistrationErrors, validateRegistration } from "./validateRegistration.ts";

const today = "2026-03-09";
const validWindow = { ...emptyWindow, key: "TGS M06", serialNumber: "TG770001", installationDate: today };
const validOwner = {
  ...emptyOwner,
  firstName: "Ada",
  lastName: "Berg",
  email: "ada@example.org",
  street: "Alster",
  postCode: "20095",
  city: "Hamburg",
};

describe("validateRegistration", () => {
  it("returns the errors of all windows and the owner by their names in the form", () => {
    const windows = [validWindow, { ...validWindow, id: "window2", key: "" }];
    const result = validateRegistration(
      { windows, owner: { ...validOwner, postCode: "1010" } },
      { country: "DE", today },
    );
    expect(result).toEqual({
      ok: false,
      errors: {
        "windows.1.key": { rule: "required" },
        "windows.1.serialNumber": { rule: "serialNumberTwice" },
        "owner.postCode": { rule: "postCode" },
      },
    });
  });

  it("returns no owner for a registration without one", () => {
    const result = validateRegistration(
      { windows: [validWindow], owner: undefined },
      { country: "DE", today },
    );
    expect(result.ok && result.values.productOwner).toBeUndefined();
  });

  it("returns an owner without county in a country without counties", () => {
    const result = validateRegistration(
      { windows: [validWindow], owner: validOwner },
      { country: "DE", today },
    );
    expect(result).toMatchObject({
      ok: true,
      values: { productOwner: { firstName: "Ada", county: null, acceptedMarketing: false } },
    });
  });
});

describe("getRegistrationErrors", () => {
  it.each([
    ["windowProducts.0.serialNumber", { "windows.0.serialNumber": { text: "no" } }],
    ["productOwner.postCode", { "owner.postCode": { text: "no" } }],
    ["windowProducts.1.serialNumber", undefined],
    ["windowProducts", undefined],
  ])("looks for the field %s in a form with one window", (field, errors) => {
    const error = new GraphQlError([{ message: "no", field }]);
    expect(getRegistrationErrors(error, { windows: [validWindow] })).toEqual(errors);
  });

  it("returns undefined for a network error", () => {
    expect(getRegistrationErrors(new NetworkError("gone"), { windows: [validWindow] })).toBeUndefined();
  });
});
