import { buildSchema, parse } from "graphql";
import { describe, expect, it } from "vitest";
import { createOperations } from "#schema/operations.ts";
import { compareSchemas } from "./compareSchemas.ts";

const sdl = `
  type Query {
    house(id: ID!, unit: Unit = METRE): House
    houses(where: HouseFilter, kinds: [Kind!]): [House!]!
  }
  type House { id: ID! name: String! price: Float! rent: Float! owner: Owner! kind: Kind! }
  type Owner { name: String! age: Int }
  input HouseFilter { price: Float }
  enum Kind { HUT CASTLE }
  enum Unit { METRE FOOT }
`;
const contract = buildSchema(sdl);
const document = parse(`
  query House($id: ID!) { house(id: $id) { name price owner { name } } }
  query Houses($where: HouseFilter, $kinds: [Kind!]) { houses(where: $where, kinds: $kinds) { id name rent kind } }
`);
const operations = createOperations(document, { view: contract, schema: contract });

/** The schema with a text of its SDL replaced everywhere. */
function buildProvider(from: string, to: string) {
  expect(sdl).toContain(from);
  return buildSchema(`${sdl.replaceAll(from, to)} scalar Money`);
}

/** The findings after replacing a text of the contract, each as `level: description (operations)`. */
function summarizeFindings(from: string, to: string): string[] {
  const { findings } = compareSchemas({ contract, provider: buildProvider(from, to) }, operations);
  return findings.map(({ level, description, usedBy }) => `${level}: ${description} (${usedBy.join(", ")})`);
}

describe("compareSchemas", () => {
  it.each([
    ["nothing is another", "House", "House", []],
    [
      "no type of the provider is an ID",
      "ID!",
      "Int!",
      ['breaking: Variable "$id" of type "ID!" used in position expecting type "Int!". (House)'],
    ],
    [
      "a scalar is replaced by one whose JSON is unknown",
      "Float!",
      "Money!",
      [
        'dangerous: House.price, House.rent: Money in place of Float. Ask the backend team whether its JSON is like 1290.5 or "1290.5". (House, Houses)',
      ],
    ],
    [
      "all values of an enumeration are replaced",
      "HUT CASTLE",
      "FLAT VILLA",
      [
        "breaking: Kind: does not take HUT, CASTLE, which the portal sends. (Houses)",
        "dangerous: Kind: has FLAT, VILLA, which the portal does not know. Gone: HUT, CASTLE. (Houses)",
      ],
    ],
    [
      "an enumeration is replaced by texts",
      "kind: Kind!",
      "kind: String!",
      [
        "dangerous: House.kind: String in place of Kind. Ask the backend team whether it is one of HUT, CASTLE. (Houses)",
      ],
    ],
    [
      "an input type has another name",
      "HouseFilter",
      "Criteria",
      ['breaking: Unknown type "HouseFilter". Did you mean "Criteria"? (Houses)'],
    ],
    [
      "an input field takes a scalar whose JSON is unknown",
      "{ price: Float }",
      "{ price: Money }",
      [
        "dangerous: HouseFilter.price: takes Money, and the portal sends Float. Ask the backend team whether it takes JSON like 1290.5. (Houses)",
      ],
    ],
    [
      "a text and an object become nullable",
      "name: String! price: Float! rent: Float! owner: Owner!",
      "name: String price: Float! rent: Float! owner: Owner",
      [
        "dangerous: House.name, House.owner: may be null. The portal then shows nothing in its place. (House, Houses)",
      ],
    ],
    [
      "an argument that is not sent has another default value",
      "= METRE",
      "= FOOT",
      ["dangerous: Query.house(unit:): the default is FOOT, not METRE. (House)"],
    ],
    ["a value is removed that is neither sent nor read", "METRE FOOT", "METRE", []],
  ])("reports the consequence if %s", (_, from, to, expected) => {
    expect(summarizeFindings(from, to)).toEqual(expected);
  });

  it.each([
    [
      "a list",
      "[Criteria!]",
      "input Criteria { price: Float }",
      'Variable "$where" of type "Criteria" used in position expecting type "[Criteria!]".',
    ],
    [
      "another kind",
      "Order",
      "enum Order { PRICE }",
      "Query.houses(where:): takes Order, and the portal sends HouseFilter.",
    ],
  ])("reports findings although a type has another name: %s", (_, type, definition, expected) => {
    const provided = sdl.replace("where: HouseFilter", `where: ${type}`);
    const provider = buildSchema(provided.replace(/input HouseFilter.*/, definition));
    const { findings } = compareSchemas({ contract, provider }, operations);
    expect(findings).toContainEqual({ level: "breaking", description: expected, usedBy: ["Houses"] });
  });

  const home = sdl
    .replaceAll(/: (\[?)House\b/g, ": $1Home")
    .replace("type House", "type House implements Home");
  it.each([
    ["", sdl],
    [", also behind an interface", `${home} interface Home ${/(?<=type House ){.*}/.exec(sdl)}`],
  ])("lists the fields that no operation reads%s", (_, provided) => {
    const { removable } = compareSchemas({ contract, provider: buildSchema(provided) }, operations);
    expect(removable).toEqual({ Owner: ["age"] });
  });
});
