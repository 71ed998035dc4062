import { buildSchema } from "graphql";
import { describe, expect, it } from "vitest";
import { compareSchemas } from "./compareSchemas.ts";
import { createOperation, summarizeFindings } from "./houseContract.ts";

async function compareLevels(contractSdl: string, liveSdl: string, document: string) {
  const findings = await compareSchemas({
    contract: buildSchema(contractSdl),
    live: buildSchema(liveSdl),
    operations: [createOperation(document)],
  });
  return findings.map(({ level, inGeneral }) => ({ level, inGeneral }));
}

describe("compareSchemas, arguments", () => {
  it.each([
    [
      "breaking if an argument that is sent is removed",
      "colour: Colour!): House",
      "): House",
      "breaking FIELD_ARGUMENT_REMOVED: Paint",
    ],
    ["safe if an argument that nobody sends is removed", "floor: Int, ", "", "safe FIELD_ARGUMENT_REMOVED:"],
    [
      "breaking if an argument that nobody sends becomes required",
      "floor: Int",
      "floor: Int!",
      "breaking FIELD_ARGUMENT_TYPE_CHANGED: House",
    ],
    ["safe if an argument becomes optional", "(id: ID!", "(id: ID", "safe FIELD_ARGUMENT_TYPE_CHANGED:"],
    [
      "breaking if an argument that is sent gets another type",
      "(id: ID!",
      "(id: Int!",
      "breaking FIELD_ARGUMENT_TYPE_CHANGED: House",
    ],
    [
      "safe if an argument that nobody sends gets another type",
      "floor: Int",
      "floor: String",
      "safe FIELD_ARGUMENT_TYPE_CHANGED:",
    ],
    [
      "breaking if a required argument is added",
      "floor: Int",
      "floor: Int, door: Int!",
      "breaking FIELD_ARGUMENT_ADDED: House",
    ],
    [
      "dangerous if an optional argument is added",
      "floor: Int",
      "floor: Int, door: Int",
      "dangerous FIELD_ARGUMENT_ADDED: House",
    ],
    [
      "safe if a required argument is added to a field that nobody selects",
      "name: String!): Street",
      "name: String!, a: Int!): Street",
      "safe FIELD_ARGUMENT_ADDED:",
    ],
    [
      "dangerous if a default value changes",
      "= METRE",
      "= FOOT",
      "dangerous FIELD_ARGUMENT_DEFAULT_CHANGED: House",
    ],
  ])("%s", async (_, from, to, expected) => {
    expect(await summarizeFindings([from, to])).toEqual([expected]);
  });

  it.each([
    ["Int!", "safe"],
    ["Int", "breaking"],
  ])(
    "rates an argument that becomes required and is sent as a variable of type %s as %s",
    async (type, level) => {
      const levels = await compareLevels(
        "type Query { a(b: Int): Int }",
        "type Query { a(b: Int!): Int }",
        `query A($b: ${type}) { a(b: $b) }`,
      );
      expect(levels).toEqual([{ level, inGeneral: "breaking" }]);
    },
  );
});

describe("compareSchemas, directives", () => {
  it.each([
    [
      "breaking if a directive in use is removed",
      "directive @shown(where: String) on FIELD",
      "",
      "breaking DIRECTIVE_REMOVED: Red",
    ],
    [
      "safe if a directive that nobody uses is removed",
      "directive @stored on FIELD",
      "",
      "safe DIRECTIVE_REMOVED:",
    ],
    [
      "breaking if a directive is no longer allowed where it is used",
      "(where: String) on FIELD",
      "(where: String) on QUERY",
      "breaking DIRECTIVE_LOCATION_REMOVED: Red",
      "safe DIRECTIVE_LOCATION_ADDED:",
    ],
    [
      "breaking if an argument of a directive in use is removed",
      "@shown(where: String)",
      "@shown",
      "breaking DIRECTIVE_ARGUMENT_REMOVED: Red",
    ],
    [
      "breaking if an argument of a directive in use gets another type",
      "@shown(where: String)",
      "@shown(where: Int)",
      "breaking DIRECTIVE_ARGUMENT_TYPE_CHANGED: Red",
    ],
    [
      "breaking if a directive in use gets a required argument",
      "@shown(where: String)",
      "@shown(where: String, when: Int!)",
      "breaking DIRECTIVE_ARGUMENT_ADDED: Red",
    ],
    [
      "dangerous if an argument of a directive in use gets a default value",
      "@shown(where: String)",
      '@shown(where: String = "list")',
      "dangerous DIRECTIVE_ARGUMENT_DEFAULT_VALUE_CHANGED: Red",
    ],
  ])("%s", async (_, from, to, ...expected) => {
    expect(await summarizeFindings([from, to])).toEqual(expected);
  });
});

describe("compareSchemas, input fields", () => {
  it.each([
    [
      "breaking if a field that a variable may hold is removed",
      "input HouseInput { name: String ",
      "input HouseInput {",
      "breaking INPUT_FIELD_REMOVED: Paint",
    ],
    [
      "breaking if a nested field that a variable may hold is replaced",
      "{ kind: Kind }",
      "{ other: Int }",
      "breaking INPUT_FIELD_REMOVED: Paint",
      "safe INPUT_FIELD_ADDED:",
    ],
    [
      "breaking if a field that a literal holds becomes required",
      "input Where { colour: Colour ",
      "input Where { colour: Colour!",
      "breaking INPUT_FIELD_TYPE_CHANGED: Red",
    ],
    ["safe if a field that no literal holds is removed", "unused: Int", "", "safe INPUT_FIELD_REMOVED:"],
    [
      "breaking if a required field is added",
      "unused: Int",
      "unused: Int  more: Int!",
      "breaking INPUT_FIELD_ADDED: Red",
    ],
    [
      "safe if an optional field is added",
      "unused: Int",
      "unused: Int  more: Int",
      "safe INPUT_FIELD_ADDED:",
    ],
    [
      "safe if a required field is added to an input that nobody sends",
      "input Unsent { name: String }",
      "input Unsent { name: String  a: Int! }",
      "safe INPUT_FIELD_ADDED:",
    ],
    [
      "dangerous if a default value changes",
      "size: Int = 1",
      "size: Int = 2",
      "dangerous INPUT_FIELD_DEFAULT_VALUE_CHANGED: Paint",
    ],
    [
      "safe if a field that nobody sends gets a default value",
      "input Unsent { name: String }",
      'input Unsent { name: String = "a.b" }',
      "safe INPUT_FIELD_DEFAULT_VALUE_CHANGED:",
    ],
  ])("%s", async (_, from, to, ...expected) => {
    expect(await summarizeFindings([from, to])).toEqual(expected);
  });
});

describe("compareSchemas, enumeration values", () => {
  it.each([
    [
      "breaking if a value that a variable may hold is removed",
      "BLUE }",
      "}",
      "breaking ENUM_VALUE_REMOVED: Paint",
    ],
    [
      "breaking if a value that a literal holds is removed",
      "{ RED BLUE",
      "{ BLUE",
      "breaking ENUM_VALUE_REMOVED: Paint, Red",
    ],
    [
      "breaking if a value that a nested input may hold is removed",
      "DOOR GATE",
      "DOOR",
      "breaking ENUM_VALUE_REMOVED: Paint",
    ],
    ["safe if a value that nobody sends is removed", "METRE FOOT", "METRE", "safe ENUM_VALUE_REMOVED:"],
    [
      "dangerous if a value is added that a response may hold",
      "RED BLUE",
      "RED BLUE GREEN",
      "dangerous ENUM_VALUE_ADDED: House",
    ],
    [
      "safe if a value is added that only requests hold",
      "DOOR GATE",
      "DOOR GATE LID",
      "safe ENUM_VALUE_ADDED:",
    ],
  ])("%s", async (_, from, to, expected) => {
    expect(await summarizeFindings([from, to])).toEqual([expected]);
  });

  it("is safe if a value is removed that only responses hold", async () => {
    const levels = await compareLevels(
      "type Query { a: E } enum E { X Y }",
      "type Query { a: E } enum E { X }",
      "query A { a }",
    );
    expect(levels).toEqual([{ level: "safe", inGeneral: "breaking" }]);
  });
});
