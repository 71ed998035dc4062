import { describe, expect, it } from "vitest";
import { GraphQlError, NetworkError } from "#api/errors.ts";
import { emptyWindow } from "./entry/windowList.ts";
import { emptyOwner } from "./owner/ownerFormValues.ts";
import { getRegistrationErrors, keyErrorsByWindowId, validateRegistration } from "./validateRegistration.ts";

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
  it("returns the errors of all windows and the owner by the names of the service", () => {
    const windows = [validWindow, { ...validWindow, id: "window2", key: "" }];
    const result = validateRegistration(
      { windows, owner: { ...validOwner, postCode: "1010" } },
      { country: "DE", today },
    );
    expect(result).toEqual({
      ok: false,
      errors: {
        "windowProducts.1.key": { rule: "required" },
        "windowProducts.1.serialNumber": { rule: "serialNumberTwice" },
        "productOwner.postCode": { rule: "postCode" },
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

describe("keyErrorsByWindowId", () => {
  it("replaces the index of a window by its id", () => {
    const windows = [validWindow, { ...validWindow, id: "window7" }];
    const errors = { "windowProducts.1.key": { text: "?" }, "productOwner.city": { text: "!" } };
    expect(keyErrorsByWindowId(errors, windows)).toEqual({
      "window7.key": { text: "?" },
      "productOwner.city": { text: "!" },
    });
  });
});

describe("getRegistrationErrors", () => {
  it.each([
    ["windowProducts.0.serialNumber", true],
    ["productOwner.postCode", true],
    ["windowProducts.1.serialNumber", false],
    ["windowProducts", false],
  ])("knows the field %s of a form with one window: %s", (field, isKnown) => {
    const errors = getRegistrationErrors(new GraphQlError([{ message: "no", field }]), 1);
    expect(errors).toEqual(isKnown ? { [field]: { text: "no" } } : undefined);
  });

  it("returns undefined for a network error", () => {
    expect(getRegistrationErrors(new NetworkError("gone"), 1)).toBeUndefined();
  });
});
