import { describe, expect, it } from "vitest";
import { en } from "../texts/en.ts";
import { countrySeeds } from "../world/countries/countrySeeds.ts";
import { personViolations } from "./personRules.ts";

const person = {
  firstName: "Anna",
  lastName: "Berg",
  email: "anna@home.example",
  street: "Invalidenstraße",
  postCode: "10115",
  city: "Berlin",
};

const fieldsOf = (changes: Partial<Parameters<typeof personViolations>[2]>) =>
  personViolations(en, "DE", { ...person, ...changes }, "customer").map(({ field }) => field);

describe("personViolations", () => {
  it("has nothing against a person without phone numbers", () => {
    expect(fieldsOf({})).toEqual([]);
    expect(fieldsOf({ phone: null, alternatePhone: "" })).toEqual([]);
  });

  it.each(["firstName", "lastName", "street", "city"])("wants 1 to 100 characters for %s", (field) => {
    expect(fieldsOf({ [field]: "x" })).toEqual([]);
    expect(fieldsOf({ [field]: "x".repeat(100) })).toEqual([]);
    for (const text of ["", "   ", "x".repeat(101)]) {
      expect(fieldsOf({ [field]: text })).toEqual([`customer.${field}`]);
    }
  });

  it.each([
    ["company", 100],
    ["county", 100],
    ["houseNumber", 20],
  ])("takes up to the longest text for %s, and none", (field, most) => {
    for (const text of [null, "", "x".repeat(most)]) expect(fieldsOf({ [field]: text })).toEqual([]);
    expect(fieldsOf({ [field]: "x".repeat(most + 1) })).toEqual([`customer.${field}`]);
  });

  it("takes no endless e-mail address", () => {
    expect(fieldsOf({ email: `${"a".repeat(96)}@b.c` })).toEqual([]);
    expect(fieldsOf({ email: `${"a".repeat(97)}@b.c` })).toEqual(["customer.email"]);
  });

  it.each(["a@b", "a.b+c@d-e.example", "ANNA@HOME.EXAMPLE", "o'neil@home.example"])("takes %s", (email) => {
    expect(fieldsOf({ email })).toEqual([]);
  });

  it.each([
    "",
    "anna",
    "@home.example",
    "anna@",
    "a b@home.example",
    "anna@home..example",
    "anna@-home.example",
  ])("takes %j for no e-mail address", (email) => {
    expect(fieldsOf({ email })).toEqual(["customer.email"]);
  });

  it("takes national and international phone numbers", () => {
    for (const phone of ["030 23125001", "+49 30 23125 001", "+46 8 465 004 20"]) {
      expect(fieldsOf({ phone, alternatePhone: phone })).toEqual([]);
    }
  });

  it.each(["12", "030", "abc", "+49", "+999 123456"])("takes %j for no phone number", (phone) => {
    expect(fieldsOf({ phone })).toEqual(["customer.phone"]);
    expect(fieldsOf({ alternatePhone: phone })).toEqual(["customer.alternatePhone"]);
  });

  it.each(Object.values(countrySeeds))(
    "takes every phone number and post code of $country's seed",
    (seed) => {
      const { country, phoneNumbers, addresses } = seed;
      const wrong = [
        ...phoneNumbers.map((phone) => ({ ...person, ...addresses[0], phone })),
        ...addresses.map((address) => ({ ...person, ...address })),
      ].flatMap((resident) => personViolations(en, country, resident, "customer"));
      expect(wrong).toEqual([]);
    },
  );
});
