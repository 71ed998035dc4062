import { buildSchema, GraphQLSchema } from "graphql";
import { describe, expect, it } from "vitest";
import { compareSchemas } from "./compareSchemas.ts";
import { compareWithReplacements, createOperation, summarizeFindings } from "./houseContract.ts";

describe("compareSchemas, fields of responses", () => {
  it.each([
    ["breaking if a field that is read is removed", "owner: String", "", "breaking FIELD_REMOVED: House"],
    [
      "breaking if a field that is read is renamed",
      "width: Int!",
      "breadth: Int!",
      "breaking FIELD_REMOVED: House",
      "safe FIELD_ADDED:",
    ],
    ["safe if a field that nobody reads is removed", "old: Int", "", "safe FIELD_REMOVED:"],
    [
      "breaking if a field that is read becomes nullable",
      "width: Int!",
      "width: Int",
      "breaking FIELD_TYPE_CHANGED: House",
    ],
    [
      "breaking if items of a list that is read become nullable",
      "[Window!]!",
      "[Window]!",
      "breaking FIELD_TYPE_CHANGED: House",
    ],
    ["safe if a field is no longer nullable", "owner: String", "owner: String!", "safe FIELD_TYPE_CHANGED:"],
    [
      "breaking if a field that is read gets another type",
      "owner: String",
      "owner: Int",
      "breaking FIELD_TYPE_CHANGED: House",
    ],
    [
      "safe if a field that nobody reads gets another type",
      "old: Int",
      "old: String",
      "safe FIELD_TYPE_CHANGED:",
    ],
    ["safe if a field is added", "old: Int", "old: Int  new: Int", "safe FIELD_ADDED:"],
    [
      "safe if a field is added with arguments",
      "old: Int",
      "old: Int  new(a: Int!): Int",
      "safe FIELD_ADDED:",
    ],
    [
      "safe if a field that nobody selects is removed",
      "street(name: String!): Street",
      "",
      "safe FIELD_REMOVED:",
    ],
  ])("%s", async (_, from, to, ...expected) => {
    expect(await summarizeFindings([from, to])).toEqual(expected);
  });
});

describe("compareSchemas, types", () => {
  it.each([
    [
      "breaking if a type that is used changes its kind",
      "union Thing = House | Roof",
      "type Thing { a: Int }",
      "breaking TYPE_KIND_CHANGED: Thing",
    ],
    ["safe if a type that nobody uses is removed", "input Unsent { name: String }", "", "safe TYPE_REMOVED:"],
    ["safe if a scalar is added", "enum Unit", "scalar Date\n enum Unit", "safe TYPE_ADDED:"],
    [
      "one finding if a type is added with everything in it",
      "enum Unit",
      "type Door implements Named { name: String!  open(wide: Boolean): Boolean @deprecated }\n enum Unit",
      "safe TYPE_ADDED:",
    ],
    [
      "breaking if a type that is selected by name leaves a union",
      "House | Roof",
      "Roof",
      "breaking UNION_MEMBER_REMOVED: Thing",
    ],
    [
      "safe if a type that nobody selects leaves a union",
      "House | Roof",
      "House",
      "safe UNION_MEMBER_REMOVED:",
    ],
    [
      "dangerous if a type joins a union that is read",
      "House | Roof",
      "House | Roof | Street",
      "dangerous UNION_MEMBER_ADDED: Thing",
    ],
    [
      "safe if a type that nobody selects no longer implements an interface",
      "Street implements Named",
      "Street",
      "safe OBJECT_TYPE_INTERFACE_REMOVED:",
    ],
    [
      "dangerous if a type implements an interface that is read",
      "type Roof { pitch: Int }",
      "type Roof implements Named { pitch: Int name: String! }",
      "dangerous OBJECT_TYPE_INTERFACE_ADDED: Named",
      "safe FIELD_ADDED:",
    ],
  ])("%s", async (_, from, to, ...expected) => {
    expect(await summarizeFindings([from, to])).toEqual(expected);
  });
});

describe("compareSchemas, the whole schema", () => {
  it("finds nothing between equal schemas", async () => {
    expect(await summarizeFindings()).toEqual([]);
  });

  it.each([
    ["descriptions", "type Window", '"Made of glass."\n type Window'],
    [
      "applied directives",
      "old: Int }",
      'old: Int @tag(name: "x") }\n directive @tag(name: String) on FIELD_DEFINITION',
    ],
  ])("ignores %s", async (_, from, to) => {
    const findings = await summarizeFindings([from, to]);
    expect(findings.filter((finding) => finding !== "safe DIRECTIVE_ADDED:")).toEqual([]);
  });

  it("describes a finding, with its level for clients in general", async () => {
    expect(await compareWithReplacements(["old: Int", ""])).toEqual([
      {
        level: "safe",
        inGeneral: "breaking",
        kind: "FIELD_REMOVED",
        description: "Field 'old' was removed from object type 'House'.",
        usedBy: [],
      },
    ]);
  });

  it("is breaking if a root type is missing, and names the operations that need it", async () => {
    const withoutMutation: [string, string] = [
      "directive @stored on FIELD",
      "directive @stored on FIELD schema { query: Query }",
    ];
    expect(await summarizeFindings(withoutMutation)).toEqual([
      "breaking OPERATION_REJECTED: Paint",
      "breaking SCHEMA_MUTATION_TYPE_CHANGED:",
    ]);
  });

  it("is breaking if the service rejects an operation although its schema has not changed", async () => {
    const contract = buildSchema("type Query { a: Int }");
    const live = new GraphQLSchema({ ...contract.toConfig(), directives: [] });
    const operations = [createOperation("query A { a @include(if: true) }")];
    expect(await compareSchemas({ contract, live, operations })).toEqual([
      {
        level: "breaking",
        inGeneral: "breaking",
        kind: "OPERATION_REJECTED",
        description: 'The service rejects the operation: Unknown directive "@include".',
        usedBy: ["A"],
      },
    ]);
  });
});
