import * as v from "valibot";
import { beforeAll, describe, expect, it } from "vitest";
import type { Country } from "#locales.ts";
import { validateFields } from "./fieldErrors.ts";
import { loadNumberingPlans } from "./numberingPlans.ts";
import { createPersonEntries, optionalPhone } from "./personRules.ts";

beforeAll(loadNumberingPlans);

const input = {
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

const validatePerson = (country: Country, changes: object) =>
  validateFields(v.object(createPersonEntries(country)), { ...input, ...changes });

describe("createPersonEntries", () => {
  it("trims texts and turns blank optional ones into null", () => {
    const result = validatePerson("DE", { firstName: " Ada ", postCode: " 20095 ", county: " " });
    expect(result).toEqual({
      ok: true,
      values: {
        ...input,
        salutation: null,
        phone: null,
        houseNumber: null,
        county: null,
        acceptedMarketing: false,
      },
    });
  });

  it("accepts a form without a county field", () => {
    expect(validatePerson("DE", {})).toMatchObject({ ok: true, values: { county: null } });
    expect(validatePerson("GB", { postCode: "SW1A 1AA", county: "Kent" })).toMatchObject({
      values: { county: "Kent" },
    });
  });

  it("reads a ticked marketing box as true", () => {
    expect(validatePerson("DE", { acceptedMarketing: "on" })).toMatchObject({
      values: { acceptedMarketing: true },
    });
  });

  it.each(["firstName", "lastName", "email", "street", "postCode", "city"])("requires %s", (name) => {
    expect(validatePerson("DE", { [name]: " " })).toEqual({
      ok: false,
      errors: { [name]: { rule: "required" } },
    });
    expect(validatePerson("DE", { [name]: undefined })).toEqual({
      ok: false,
      errors: { [name]: { rule: "required" } },
    });
  });

  it("returns the errors of all fields", () => {
    expect(
      validatePerson("DE", { firstName: "", email: "ada", phone: "12", houseNumber: "1".repeat(41) }),
    ).toEqual({
      ok: false,
      errors: {
        firstName: { rule: "required" },
        email: { rule: "email" },
        phone: { rule: "phone" },
        houseNumber: { rule: "tooLong", maxLength: 40 },
      },
    });
  });
});

const postCodes = [
  {
    country: "DE",
    valid: ["10115", "01067"],
    invalid: ["1011", "101155", "1011a", "F-10115", "10115 Berlin"],
  },
  { country: "CH", valid: ["3011"], invalid: ["301", "30111", "D-3011"] },
  { country: "SE", valid: ["111 22"], invalid: ["1112", "111 222"] },
  { country: "GB", valid: ["SW1A 1AA", "M1 1AE", "CR2 6XH"], invalid: ["1AA SW1A", "SW1A 1A", "20095"] },
  { country: "IE", valid: ["D04 X2Y3", "D6W XY00"], invalid: ["D04 X2Y", "B04 X2Y3", "D04 X2YI"] },
] as const;

it.each([
  ["DE", " 10 115 ", "10115"],
  ["DE", "D-01067", "01067"],
  ["DE", "de 01067,", "01067"],
  ["AT", "A-1010", "1010"],
  ["AT", "AT–1010", "1010"],
  ["CH", "CH-8001", "8001"],
  ["DK", "DK-2100", "2100"],
  ["NO", "N-0150", "0150"],
  ["NO", "NO 0150.", "0150"],
  ["SE", "SE-123 45", "123 45"],
  ["SE", "S-12345", "123 45"],
  ["SE", "11122", "111 22"],
  ["SE", "1112 2", "111 22"],
  ["GB", "sw1a1aa", "SW1A 1AA"],
  ["GB", "m1 1ae", "M1 1AE"],
  ["GB", "EH1-1AA", "EH1 1AA"],
  ["GB", "ec1a obb.", "EC1A 0BB"],
  ["GB", "OX1 1AA", "OX1 1AA"],
  ["IE", "d04x2y3", "D04 X2Y3"],
  ["IE", "D02-AF30", "D02 AF30"],
  ["IE", "DO2 AF30", "D02 AF30"],
  ["IE", "D6W XKO6", "D6W XK06"],
] as const)("post code in %s: formats %j as %j", (country, postCode, formatted) => {
  expect(validatePerson(country, { postCode })).toMatchObject({ ok: true, values: { postCode: formatted } });
});

describe.each(postCodes)("post code in $country", ({ country, valid, invalid }) => {
  it.each(valid)("accepts %s", (postCode) => {
    expect(validatePerson(country, { postCode })).toMatchObject({ ok: true, values: { postCode } });
  });

  it.each(invalid)("rejects %s", (postCode) => {
    expect(validatePerson(country, { postCode })).toEqual({
      ok: false,
      errors: { postCode: { rule: "postCode" } },
    });
  });
});

describe.each([
  { country: "DE", national: "040 1234567", international: "+45 32 12 34 56" },
  { country: "AT", national: "01 5123456", international: "+49 40 1234567" },
  { country: "CH", national: "031 312 34 56", international: "+49 40 1234567" },
  { country: "DK", national: "32 12 34 56", international: "+49 40 1234567" },
  { country: "NO", national: "22 12 34 56", international: "+49 40 1234567" },
  { country: "SE", national: "08 123 456 78", international: "+49 40 1234567" },
  { country: "GB", national: "020 7946 0958", international: "+353 1 234 5678" },
  { country: "IE", national: "01 234 5678", international: "+44 20 7946 0958" },
] as const)("telephone number in $country", ({ country, national, international }) => {
  const schema = v.object({ phone: optionalPhone(country) });

  it.each([national, international])("accepts %s", (phone) => {
    expect(validateFields(schema, { phone })).toEqual({ ok: true, values: { phone } });
  });

  it.each([`${national} Durchwahl 12`, `${national}, ext. 12`, "+298 201234", "+299 321234"])(
    "accepts %s",
    (phone) => {
      expect(validateFields(schema, { phone })).toEqual({ ok: true, values: { phone } });
    },
  );

  it("turns a blank number into null", () => {
    expect(validateFields(schema, { phone: " " })).toEqual({ ok: true, values: { phone: null } });
  });

  it.each(["12", "call me", "call me 12", "+00 123", "+49"])("rejects %s", (phone) => {
    expect(validateFields(schema, { phone })).toEqual({ ok: false, errors: { phone: { rule: "phone" } } });
  });
});

it.each(["07700 900123", "01632 960123"])(
  "telephone number in GB: accepts %s, which is reserved for fiction",
  (phone) => {
    expect(validateFields(v.object({ phone: optionalPhone("GB") }), { phone }).ok).toBe(true);
  },
);
