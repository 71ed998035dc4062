import { describe, expect, it } from "vitest";
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
const name = { valid: ["x", "x".repeat(100)], invalid: ["", "   ", "\u200B\u2060", "x".repeat(101)] };
const phone = {
  valid: [
    "",
    null,
    "030 23125001",
    "+49 30 23125 001",
    "+46 8 465 004 20",
    "+298 201234",
    "030 123456 Durchwahl 12",
  ],
  invalid: ["12", "030", "abc", "+49", "+999 123456"],
};

describe("findPersonViolations", () => {
  it.each<{ field: string; valid: (string | null)[]; invalid: string[] }>([
    { field: "firstName", ...name },
    { field: "lastName", ...name },
    { field: "street", ...name },
    { field: "city", ...name },
    { field: "company", valid: [null, "", "x".repeat(100)], invalid: ["x".repeat(101)] },
    { field: "county", valid: [null, "", "x".repeat(100)], invalid: ["x".repeat(101)] },
    { field: "houseNumber", valid: [null, "", "x".repeat(40)], invalid: ["x".repeat(41)] },
    {
      field: "email",
      valid: [
        "a@b",
        "a.b+c@d-e.example",
        "ANNA@HOME.EXAMPLE",
        "o'neil@home.example",
        `${"a".repeat(96)}@b.c`,
      ],
      invalid: [
        "",
        "anna",
        "@a.example",
        "anna@",
        "a b@a.example",
        "anna@-a.example",
        `${"a".repeat(97)}@b.c`,
      ],
    },
    { field: "phone", ...phone },
    { field: "alternatePhone", ...phone },
  ])("accepts and rejects texts of the field $field", ({ field, valid, invalid }) => {
    const findFields = (text: string | null) =>
      findPersonViolations(en, "DE", { ...person, [field]: text }, "customer").map((found) => found.field);
    for (const text of valid) expect(findFields(text), `${text}`).toEqual([]);
    for (const text of invalid) expect(findFields(text), text).toEqual([`customer.${field}`]);
  });
});
