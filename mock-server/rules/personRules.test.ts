import { describe, expect, it } from "vitest";
import { countrySeeds } from "../seeds/countries/countrySeeds.ts";
import en from "../texts/en.json" with { type: "json" };
import { findPersonViolations } from "./personRules.ts";

const person = {
  firstName: "Anna",
  lastName: "Berg",
  email: "anna@home.example",
  street: "Invalidenstraße",
  postCode: "10115",
  city: "Berlin",
};

const findInvalidFields = (changes: Partial<Parameters<typeof findPersonViolations>[2]>) =>
  findPersonViolations(en, "DE", { ...person, ...changes }, "customer").map(({ field }) => field);

describe("findPersonViolations", () => {
  it("accepts a person without phone numbers", () => {
    expect(findInvalidFields({})).toEqual([]);
    expect(findInvalidFields({ phone: null, alternatePhone: "" })).toEqual([]);
  });

  it.each(["firstName", "lastName", "street", "city"])("requires 1 to 100 characters for %s", (field) => {
    expect(findInvalidFields({ [field]: "x" })).toEqual([]);
    expect(findInvalidFields({ [field]: "x".repeat(100) })).toEqual([]);
    for (const text of ["", "   ", "x".repeat(101)]) {
      expect(findInvalidFields({ [field]: text })).toEqual([`customer.${field}`]);
    }
  });

  it.each([
    ["company", 100],
    ["county", 100],
    ["houseNumber", 20],
  ])("accepts no text or up to the maximum length for %s", (field, maxLength) => {
    for (const text of [null, "", "x".repeat(maxLength)])
      expect(findInvalidFields({ [field]: text })).toEqual([]);
    expect(findInvalidFields({ [field]: "x".repeat(maxLength + 1) })).toEqual([`customer.${field}`]);
  });

  it("rejects an e-mail address of more than 100 characters", () => {
    expect(findInvalidFields({ email: `${"a".repeat(96)}@b.c` })).toEqual([]);
    expect(findInvalidFields({ email: `${"a".repeat(97)}@b.c` })).toEqual(["customer.email"]);
  });

  it.each(["a@b", "a.b+c@d-e.example", "ANNA@HOME.EXAMPLE", "o'neil@home.example"])(
    "accepts the e-mail address %s",
    (email) => {
      expect(findInvalidFields({ email })).toEqual([]);
    },
  );

  it.each([
    "",
    "anna",
    "@home.example",
    "anna@",
    "a b@home.example",
    "anna@home..example",
    "anna@-home.example",
  ])("rejects the e-mail address %j", (email) => {
    expect(findInvalidFields({ email })).toEqual(["customer.email"]);
  });

  it("accepts national and international phone numbers", () => {
    for (const phone of ["030 23125001", "+49 30 23125 001", "+46 8 465 004 20"]) {
      expect(findInvalidFields({ phone, alternatePhone: phone })).toEqual([]);
    }
  });

  it.each(["12", "030", "abc", "+49", "+999 123456"])("rejects the phone number %j", (phone) => {
    expect(findInvalidFields({ phone })).toEqual(["customer.phone"]);
    expect(findInvalidFields({ alternatePhone: phone })).toEqual(["customer.alternatePhone"]);
  });

  it.each(Object.values(countrySeeds))(
    "accepts all phone numbers and addresses of the seed of $country",
    (seed) => {
      const { country, phoneNumbers, addresses, installers } = seed;
      const violations = [
        ...phoneNumbers.map((phone) => ({ ...person, ...addresses[0], phone })),
        ...[...addresses, ...installers].map((address) => ({ ...person, ...address })),
      ].flatMap((resident) => findPersonViolations(en, country, resident, "customer"));
      expect(violations).toEqual([]);
    },
  );
});
