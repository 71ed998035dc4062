import * as v from "valibot";
import { beforeAll, describe, expect, it } from "vitest";
import type { Country } from "../api/generated/main/graphql.ts";
import { checkFields } from "./fieldProblems.ts";
import { loadNumberingPlans } from "./numberingPlans.ts";
import { personEntries, phoneIn } from "./personRules.ts";
import { choiceOf } from "./rules.ts";

beforeAll(loadNumberingPlans);

const entered = {
  salutation: "",
  firstName: "Ada",
  lastName: "Berg",
  email: "ada@example.org",
  phone: "",
  street: "Mönckebergstraße",
  houseNumber: "",
  postCode: "20095",
  city: "Hamburg",
};

const check = (country: Country, changes: object) =>
  checkFields(v.object(personEntries(country)), { ...entered, ...changes });

describe("a person", () => {
  it("comes out trimmed, with null for what is left blank", () => {
    const checked = check("DE", { firstName: " Ada ", postCode: " 20095 ", county: " " });
    expect(checked).toEqual({
      ok: true,
      values: {
        ...entered,
        salutation: null,
        phone: null,
        houseNumber: null,
        county: null,
        acceptedMarketing: false,
      },
    });
  });

  it("need not be asked for a county", () => {
    expect(check("DE", {})).toMatchObject({ ok: true, values: { county: null } });
    expect(check("GB", { postCode: "SW1A 1AA", county: "Kent" })).toMatchObject({
      values: { county: "Kent" },
    });
  });

  it("accepts marketing by a ticked box alone", () => {
    expect(check("DE", { acceptedMarketing: "on" })).toMatchObject({ values: { acceptedMarketing: true } });
  });

  it.each(["firstName", "lastName", "email", "street", "postCode", "city"])("must have a %s", (name) => {
    expect(check("DE", { [name]: " " })).toEqual({ ok: false, problems: { [name]: { rule: "required" } } });
    expect(check("DE", { [name]: undefined })).toEqual({
      ok: false,
      problems: { [name]: { rule: "required" } },
    });
  });

  it("tells all that is wrong at once", () => {
    expect(check("DE", { firstName: "", email: "ada", phone: "12", houseNumber: "1".repeat(21) })).toEqual({
      ok: false,
      problems: {
        firstName: { rule: "required" },
        email: { rule: "email" },
        phone: { rule: "phone" },
        houseNumber: { rule: "tooLong", most: 20 },
      },
    });
  });
});

const postCodes: Record<Country, { good: string[]; bad: string[] }> = {
  DE: { good: ["10115", "01067"], bad: ["1011", "101155", "1011a", "D-10115"] },
  AT: { good: ["1010"], bad: ["101", "10100", "A-1010"] },
  CH: { good: ["3011"], bad: ["301", "30111", "CH-3011"] },
  DK: { good: ["1050"], bad: ["105", "10500"] },
  NO: { good: ["0150"], bad: ["150", "01500"] },
  SE: { good: ["111 22"], bad: ["1112", "111 222"] },
  GB: { good: ["SW1A 1AA", "M1 1AE", "CR2 6XH"], bad: ["1AA SW1A", "SW1A 1A", "20095"] },
  IE: { good: ["D04 X2Y3", "D6W XY00"], bad: ["D04 X2Y", "B04 X2Y3", "D04-X2Y3"] },
};

it.each([
  ["DE", " 10 115 ", "10115"],
  ["SE", "11122", "111 22"],
  ["SE", "1112 2", "111 22"],
  ["GB", "sw1a1aa", "SW1A 1AA"],
  ["GB", "m1 1ae", "M1 1AE"],
  ["IE", "d04x2y3", "D04 X2Y3"],
] as const)("a post code in %s may be written %j", (country, postCode, sent) => {
  expect(check(country, { postCode })).toMatchObject({ ok: true, values: { postCode: sent } });
});

describe.each(Object.entries(postCodes))("a post code in %s", (name, { good, bad }) => {
  const country = countryOf(name);

  it.each(good)("may be %s", (postCode) => {
    expect(check(country, { postCode })).toMatchObject({ ok: true, values: { postCode } });
  });

  it.each(bad)("must not be %s", (postCode) => {
    expect(check(country, { postCode })).toEqual({ ok: false, problems: { postCode: { rule: "postCode" } } });
  });
});

const phones: Record<Country, { own: string; other: string }> = {
  DE: { own: "040 1234567", other: "+45 32 12 34 56" },
  AT: { own: "01 5123456", other: "+49 40 1234567" },
  CH: { own: "031 312 34 56", other: "+49 40 1234567" },
  DK: { own: "32 12 34 56", other: "+49 40 1234567" },
  NO: { own: "22 12 34 56", other: "+49 40 1234567" },
  SE: { own: "08 123 456 78", other: "+49 40 1234567" },
  GB: { own: "020 7946 0958", other: "+353 1 234 5678" },
  IE: { own: "01 234 5678", other: "+44 20 7946 0958" },
};

describe.each(Object.entries(phones))("a telephone number in %s", (name, { own, other }) => {
  const schema = v.object({ phone: phoneIn(countryOf(name)) });

  it.each([own, other])("may be %s", (phone) => {
    expect(checkFields(schema, { phone })).toEqual({ ok: true, values: { phone } });
  });

  it("may be left out", () => {
    expect(checkFields(schema, { phone: " " })).toEqual({ ok: true, values: { phone: null } });
  });

  it.each(["12", "call me", "+00 123"])("must not be %s", (phone) => {
    expect(checkFields(schema, { phone })).toEqual({ ok: false, problems: { phone: { rule: "phone" } } });
  });
});

describe("a choice", () => {
  const schema = v.object({ salutation: choiceOf(["MR", "MRS"]) });

  it.each([
    ["MR", "MR"],
    ["", null],
  ])("of %j is %j", (salutation, expected) => {
    expect(checkFields(schema, { salutation })).toEqual({ ok: true, values: { salutation: expected } });
  });

  it("is none of other values", () => {
    expect(checkFields(schema, { salutation: "DUKE" })).toMatchObject({ ok: false });
  });
});

function countryOf(name: string): Country {
  const country = (["AT", "CH", "DE", "DK", "GB", "IE", "NO", "SE"] as const).find((known) => known === name);
  if (!country) throw new Error(`${name} is no country`);
  return country;
}
