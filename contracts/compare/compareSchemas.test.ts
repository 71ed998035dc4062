import { buildSchema, parse } from "graphql";
import { describe, expect, it } from "vitest";
import { compareSchemas } from "./compareSchemas.ts";
import type { RecordedOperation } from "./recordedOperations.ts";

// The portal's own documents have no interface, union, directive or literal; theirs are in `changes/`.
const contract = `
  directive @shown(where: String) on FIELD
  type Query {
    house(id: ID!, unit: Unit = METRE): House
    thing: Thing
    named: Named
    find(where: Where): [House!]
  }
  type House implements Named { name: String!  old: Int }
  type Street implements Named { name: String! }
  type Roof { pitch: Int }
  interface Named { name: String! }
  union Thing = House | Roof
  input Where { colour: Colour  unused: Int }
  enum Colour { RED BLUE }
  enum Unit { METRE FOOT }
`;

const operations = [
  createOperation("query House($id: ID!) { house(id: $id) { name } }", { house: { name: "A" } }, { id: "1" }),
  createOperation('query Red { find(where: { colour: RED }) { title: name @shown(where: "list") } }', {
    find: [{ title: "A" }],
  }),
  createOperation("query Thing { thing { ... on House { name } } }", { thing: { name: "A" } }),
  createOperation("query Named { named { name } }", { named: { name: "A" } }),
];

function createOperation(query: string, data: unknown, variables = {}): RecordedOperation {
  return {
    name: /^\w+ (\w+)/.exec(query)?.[1] ?? "",
    document: parse(query),
    examples: [{ variables, data }],
  };
}

/** The findings if a text of the contract is replaced, each as `level: description (operations)`. */
async function summarizeFindings(from: string, to: string): Promise<string[]> {
  expect(contract).toContain(from);
  const provider = buildSchema(contract.replace(from, to));
  const schemas = { contract: buildSchema(contract), provider };
  const findings = await compareSchemas({ ...schemas, operations, listsSafe: true });
  return findings.map(({ level, description, usedBy }) =>
    `${level}: ${description} ${usedBy.join(", ")}`.trim(),
  );
}

describe("compareSchemas", () => {
  it("finds nothing between equal schemas", async () => {
    expect(await summarizeFindings("House", "House")).toEqual([]);
  });

  it.each([
    [
      "a field of an interface is removed",
      "interface Named { name: String! }",
      "interface Named { old: Int }  extend type Street { old: Int }",
      'breaking: Cannot query field "name" on type "Named". Named',
    ],
    [
      "a type that is selected by name leaves a union",
      "House | Roof",
      "Roof",
      'breaking: Fragment cannot be spread here as objects of type "Thing" can never be of type "House". Thing',
    ],
    [
      "a directive in use is removed",
      "directive @shown(where: String) on FIELD",
      "",
      'breaking: Unknown directive "@shown". Red',
    ],
    [
      "an argument of a directive in use is removed",
      "@shown(where: String)",
      "@shown",
      'breaking: Unknown argument "where" on directive "@shown". Red',
    ],
    [
      "a value in a document is removed",
      "{ RED BLUE",
      "{ BLUE",
      'breaking: Value "RED" does not exist in "Colour" enum. Red',
    ],
    [
      "a field of an input in a document becomes required",
      "unused: Int",
      "unused: Int!",
      'breaking: Expected value of type "Where" to include required field "unused", found: { colour: RED }. Red',
    ],
    [
      "a type joins a union that is read",
      "House | Roof",
      "House | Roof | Street",
      "dangerous: Thing may now be Street. Thing",
    ],
    [
      "a type joins an interface that is read",
      "type Roof { pitch: Int }",
      "type Roof implements Named { pitch: Int name: String! }",
      "dangerous: Named may now be Roof. Named",
    ],
    [
      "an argument that is not sent has another default value",
      "= METRE",
      "= FOOT",
      "dangerous: Query.house.unit, which the portal does not send, has another default value. House",
    ],
  ])("reports only the consequence if %s", async (_, from, to, expected) => {
    const findings = await summarizeFindings(from, to);
    expect(findings.filter((finding) => !/^safe: Field '\w+' was added/.test(finding))).toEqual([expected]);
  });

  it.each([
    ["a removed field", "old: Int", "", "safe: Field 'old' was removed from object type 'House'."],
    [
      "a new type with all of its parts as one difference",
      "enum Unit",
      "type Door { name(short: Boolean): String @deprecated }\n enum Unit",
      "safe: Type 'Door' was added.",
    ],
    [
      "a removed member of a union that is not selected",
      "House | Roof",
      "House",
      "safe: Member 'Roof' was removed from Union type 'Thing'.",
    ],
    [
      "a removed field of an input that documents do not fill",
      "unused: Int",
      "",
      "safe: Input field 'unused' was removed from input object type 'Where'.",
    ],
  ])("lists %s as safe", async (_, from, to, expected) => {
    expect(await summarizeFindings(from, to)).toEqual([expected]);
  });
});
