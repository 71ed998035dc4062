import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { type FieldError, validateFields } from "./fieldErrors.ts";
import { email, optionalHouseNumber, optionalLine, optionalText, requiredLine } from "./rules.ts";

type TextRule = v.GenericSchema<unknown, string | null>;

function validate(rule: TextRule, input: string): string | null | FieldError | undefined {
  const result = validateFields(v.object({ field: rule }), { field: input });
  return result.ok ? result.values.field : result.errors["field"];
}

const required = { rule: "required" };
const invalidEmail = { rule: "email" };
const tooLong = (maxLength: number) => ({ rule: "tooLong", maxLength });

describe("requiredLine", () => {
  it.each<[string, string, string | object]>([
    ["accepts a text", "Ada", "Ada"],
    ["trims a text", "  Ada Berg ", "Ada Berg"],
    ["rejects an empty text", "", required],
    ["rejects a blank text", " \t ", required],
    ["rejects characters without a width", " \u200B\u200D\uFEFF", required],
    ["accepts a family of emoji, which has characters without a width", "👩\u200D👧", "👩\u200D👧"],
    ["accepts 100 characters", "a".repeat(100), "a".repeat(100)],
    ["does not count blanks around 100 characters", ` ${"a".repeat(100)} `, "a".repeat(100)],
    ["rejects 101 characters", "a".repeat(101), tooLong(100)],
  ])("%s", (_, input, expected) => {
    expect(validate(requiredLine, input)).toEqual(expected);
  });
});

describe("optional texts", () => {
  it.each<[string, TextRule, string, string | null | object]>([
    ["optionalLine turns an empty text into null", optionalLine, "", null],
    ["optionalLine turns a blank text into null", optionalLine, "   ", null],
    ["optionalLine trims a text", optionalLine, " Berg Design ", "Berg Design"],
    ["optionalLine rejects 101 characters", optionalLine, "a".repeat(101), tooLong(100)],
    ["optionalHouseNumber accepts a letter", optionalHouseNumber, "7a", "7a"],
    [
      "optionalHouseNumber accepts a flat",
      optionalHouseNumber,
      "Flat 12B, Tower Block",
      "Flat 12B, Tower Block",
    ],
    ["optionalHouseNumber rejects 41 characters", optionalHouseNumber, "1".repeat(41), tooLong(40)],
    ["optionalText turns characters without a width into null", optionalText(10), "\u200B", null],
    ["optionalText accepts its maximum length", optionalText(2000), "a".repeat(2000), "a".repeat(2000)],
    ["optionalText rejects a longer text", optionalText(2000), "a".repeat(2001), tooLong(2000)],
  ])("%s", (_, rule, input, expected) => {
    expect(validate(rule, input)).toEqual(expected);
  });
});

describe("email", () => {
  it.each([
    [" ada@example.org ", "ada@example.org"],
    ["ada+windows@mail.example.org", "ada+windows@mail.example.org"],
    ["ada@localhost", "ada@localhost"],
  ])("accepts %j", (input, expected) => {
    expect(validate(email, input)).toBe(expected);
  });

  it.each([
    ["", required],
    ["ada", invalidEmail],
    ["ada@", invalidEmail],
    ["@example.org", invalidEmail],
    ["ada berg@example.org", invalidEmail],
    ["ada@-example.org", invalidEmail],
    ["ada@example..org", invalidEmail],
  ])("rejects %j", (input, expected) => {
    expect(validate(email, input)).toEqual(expected);
  });
});
