import { buildSchema, parse } from "graphql";
import { expect } from "vitest";
import { compareSchemas } from "./compareSchemas.ts";
import type { Finding } from "./comparison.ts";

const contract = `
  directive @shown(where: String) on FIELD
  directive @stored on FIELD

  type Query {
    house(id: ID!, floor: Int, unit: Unit = METRE): House
    street(name: String!): Street
    thing: Thing
    named: Named
    find(where: Where): [House!]
    colour: Colour
  }
  type Mutation {
    paint(house: HouseInput!, colour: Colour!): House
  }
  type House implements Named { id: ID!  name: String!  owner: String  windows: [Window!]!  colour: Colour  old: Int }
  type Window { width: Int! }
  type Street implements Named { name: String!  length: Float }
  type Roof { pitch: Int }
  interface Named { name: String! }
  union Thing = House | Roof
  input HouseInput { name: String  size: Int = 1  part: PartInput }
  input PartInput { kind: Kind }
  input Where { colour: Colour  name: String  unused: Int }
  input Unsent { name: String }
  enum Colour { RED BLUE }
  enum Kind { DOOR GATE }
  enum Unit { METRE FOOT }
`;

const operations = [
  "query House($id: ID!) { house(id: $id) { id name owner colour windows { width } } }",
  'query Red { find(where: { colour: RED }) { name @shown(where: "list") } }',
  "query Thing { thing { ... on House { id } } }",
  "query Named { named { name } }",
  "mutation Paint($house: HouseInput!, $colour: Colour!) { paint(house: $house, colour: $colour) { id } }",
].map(createOperation);

/** An operation of the main API, named as in its document. */
export function createOperation(text: string) {
  const name = /^\w+ (\w+)/.exec(text)?.[1] ?? "";
  return { service: "main" as const, name, document: parse(text) };
}

/** The findings for a live schema that is the contract with some texts replaced. */
export async function compareWithReplacements(
  ...replacements: readonly (readonly [from: string, to: string])[]
): Promise<Finding[]> {
  const live = replacements.reduce((sdl, [from, to]) => {
    expect(sdl, "text to replace").toContain(from);
    return sdl.replace(from, to);
  }, contract);
  return compareSchemas({ contract: buildSchema(contract), live: buildSchema(live), operations });
}

/** The same, sorted, each finding as `level KIND: operation, operation`. */
export async function summarizeFindings(
  ...replacements: readonly (readonly [from: string, to: string])[]
): Promise<string[]> {
  const findings = await compareWithReplacements(...replacements);
  return findings
    .map(({ level, kind, usedBy }) => `${level} ${kind}: ${usedBy.join(", ")}`.trim())
    .toSorted();
}
