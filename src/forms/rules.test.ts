import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { checkFields, type FieldProblem } from "./fieldProblems.ts";
import { email, optionalHouseNumber, optionalLine, optionalText, requiredLine } from "./rules.ts";

type TextRule = v.GenericSchema<unknown, string | null>;

function outcome(rule: TextRule, entered: string): string | null | FieldProblem | undefined {
  const checked = checkFields(v.object({ field: rule }), { field: entered });
  return checked.ok ? checked.values.field : checked.problems["field"];
}

const required = { rule: "required" };
const noEmail = { rule: "email" };

describe("the rules of texts", () => {
  it.each<[string, TextRule, string, string | null | object]>([
    ["a required line", requiredLine, "Ada", "Ada"],
    ["a required line", requiredLine, "  Ada Berg ", "Ada Berg"],
    ["a required line", requiredLine, "", required],
    ["a required line", requiredLine, " \t ", required],
    ["a required line", requiredLine, "a".repeat(100), "a".repeat(100)],
    ["a required line", requiredLine, ` ${"a".repeat(100)} `, "a".repeat(100)],
    ["a required line", requiredLine, "a".repeat(101), { rule: "tooLong", most: 100 }],
    ["an optional line", optionalLine, "", null],
    ["an optional line", optionalLine, "   ", null],
    ["an optional line", optionalLine, " Berg Design ", "Berg Design"],
    ["an optional line", optionalLine, "a".repeat(101), { rule: "tooLong", most: 100 }],
    ["a house number", optionalHouseNumber, "7a", "7a"],
    ["a house number", optionalHouseNumber, "1".repeat(21), { rule: "tooLong", most: 20 }],
    ["a longer text", optionalText(2000), "a".repeat(2000), "a".repeat(2000)],
    ["a longer text", optionalText(2000), "a".repeat(2001), { rule: "tooLong", most: 2000 }],
    ["an e-mail address", email, " ada@example.org ", "ada@example.org"],
    ["an e-mail address", email, "ada+windows@mail.example.org", "ada+windows@mail.example.org"],
    ["an e-mail address", email, "ada@localhost", "ada@localhost"],
    ["an e-mail address", email, "", required],
    ["an e-mail address", email, "ada", noEmail],
    ["an e-mail address", email, "ada@", noEmail],
    ["an e-mail address", email, "@example.org", noEmail],
    ["an e-mail address", email, "ada berg@example.org", noEmail],
    ["an e-mail address", email, "ada@-example.org", noEmail],
    ["an e-mail address", email, "ada@example..org", noEmail],
  ])("make of %s (%#)", (_, rule, entered, expected) => {
    expect(outcome(rule, entered)).toEqual(expected);
  });
});
