import { buildSchema, parse } from "graphql";
import { describe, expect, it } from "vitest";
import { compareSchemas } from "./compareSchemas.ts";

// The portal's own documents have no interface, directive or argument that is not sent; theirs are in `changes/`.
const contract = `
  directive @shown(where: String) on FIELD
  type Query {
    house(id: ID!, unit: Unit = METRE): House
    named: Named
  }
  type House implements Named { name: String!  old: Int }
  interface Named { name: String! }
  enum Unit { METRE FOOT }
`;

const operations = [
  'query House($id: ID!) { house(id: $id) { title: name @shown(where: "list") } }',
  "query Named { named { ... on House { name } } }",
].map((query) => ({ name: /^query (\w+)/.exec(query)?.[1] ?? "", document: parse(query) }));

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
      "a type that is selected by name leaves an interface",
      "House implements Named",
      "House",
      'breaking: Fragment cannot be spread here as objects of type "Named" can never be of type "House". Named',
    ],
    [
      "a directive in use is removed",
      "directive @shown(where: String) on FIELD",
      "",
      'breaking: Unknown directive "@shown". House',
    ],
    [
      "an argument that is not sent has another default value",
      "= METRE",
      "= FOOT",
      `dangerous: Default value for argument 'unit' on field 'Query.house' changed from '"METRE"' to '"FOOT"'. House`,
    ],
    [
      "a field of several operations becomes nullable",
      "type House implements Named { name: String!  old: Int }\n  interface Named { name: String! }",
      "type House implements Named { name: String  old: Int }\n  interface Named { name: String }",
      "breaking: Field 'House.name' changed type from 'String!' to 'String'. House, Named",
    ],
  ])("reports the consequence if %s", async (_, from, to, expected) => {
    const findings = await summarizeFindings(from, to);
    expect(findings.filter((finding) => !finding.startsWith("safe: "))).toEqual([expected]);
  });

  it.each([
    ["a removed field", "old: Int", "", "safe: Field 'old' was removed from object type 'House'."],
    [
      "a new type with all of its parts as one difference",
      "enum Unit",
      "type Door { name(short: Boolean): String @deprecated }\n enum Unit",
      "safe: Type 'Door' was added.",
    ],
  ])("lists %s as safe", async (_, from, to, expected) => {
    expect(await summarizeFindings(from, to)).toEqual([expected]);
  });
});
