import { buildSchema, parse } from "graphql";
import { describe, expect, it } from "vitest";
import { compareSchemas } from "./compareSchemas.ts";

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

const documents = [
  `query House($id: ID!) { house(id: $id) { id name owner colour windows { width } } }`,
  `query Red { find(where: { colour: RED }) { name @shown(where: "list") } }`,
  `query Thing { thing { ... on House { id } } }`,
  `query Named { named { name } }`,
  `mutation Paint($house: HouseInput!, $colour: Colour!) { paint(house: $house, colour: $colour) { id } }`,
].map((text) => {
  const document = parse(text);
  return { name: /^\w+ (\w+)/.exec(text)?.[1] ?? "", document };
});

/** What the portal hears of a change of the contract. */
function findingsAfter(...replacements: readonly (readonly [string, string])[]) {
  const live = replacements.reduce((sdl, [from, to]) => {
    expect(sdl, "the table's own text").toContain(from);
    return sdl.replace(from, to);
  }, contract);
  return compareSchemas({ contract: buildSchema(contract), live: buildSchema(live), documents });
}

const found = (...replacements: readonly (readonly [string, string])[]) =>
  findingsAfter(...replacements).map(({ level, kind, usedBy }) =>
    `${level} ${kind}: ${usedBy.join(", ")}`.trim(),
  );

describe("a field of an answer", () => {
  it.each([
    ["that is read is removed", "owner: String", "", "breaking FIELD_REMOVED: House"],
    [
      "that is read is renamed",
      "width: Int!",
      "breadth: Int!",
      "breaking FIELD_REMOVED: House",
      "safe FIELD_ADDED:",
    ],
    ["that nobody reads is removed", "old: Int", "", "safe FIELD_REMOVED:"],
    ["that is read may be null now", "width: Int!", "width: Int", "breaking FIELD_CHANGED_KIND: House"],
    ["that is read may have gaps now", "[Window!]!", "[Window]!", "breaking FIELD_CHANGED_KIND: House"],
    ["is never null any more", "owner: String", "owner: String!", "safe FIELD_CHANGED_KIND_SAFE:"],
    ["that is read has another type", "owner: String", "owner: Int", "breaking FIELD_CHANGED_KIND: House"],
    ["that nobody reads has another type", "old: Int", "old: String", "safe FIELD_CHANGED_KIND:"],
    ["is added", "old: Int", "old: Int  new: Int", "safe FIELD_ADDED:"],
    ["that nobody asks for is removed", "street(name: String!): Street", "", "safe FIELD_REMOVED:"],
  ])("%s", (_, from, to, ...expected) => {
    expect(found([from, to])).toEqual(expected);
  });
});

describe("an argument", () => {
  it.each([
    ["that is passed is removed", "colour: Colour!): House", "): House", "breaking ARG_REMOVED: Paint"],
    ["that nobody passes is removed", "floor: Int, ", "", "safe ARG_REMOVED:"],
    ["that nobody passes becomes required", "floor: Int", "floor: Int!", "breaking ARG_CHANGED_KIND: House"],
    ["that a required variable fills becomes optional", "(id: ID!", "(id: ID", "safe ARG_CHANGED_KIND_SAFE:"],
    ["that is passed has another type", "(id: ID!", "(id: Int!", "breaking ARG_CHANGED_KIND: House"],
    ["that nobody passes has another type", "floor: Int", "floor: String", "safe ARG_CHANGED_KIND:"],
    ["is added and required", "floor: Int", "floor: Int, door: Int!", "breaking REQUIRED_ARG_ADDED: House"],
    ["is added and optional", "floor: Int", "floor: Int, door: Int", "dangerous OPTIONAL_ARG_ADDED: House"],
    [
      "is required of a field nobody asks for",
      "name: String!): Street",
      "name: String!, a: Int!): Street",
      "safe REQUIRED_ARG_ADDED:",
    ],
    ["has another default", "= METRE", "= FOOT", "dangerous ARG_DEFAULT_VALUE_CHANGE: House"],
    [
      "of a directive in use is removed",
      "@shown(where: String)",
      "@shown",
      "breaking DIRECTIVE_ARG_REMOVED: Red",
    ],
    [
      "of a directive in use has another type",
      "@shown(where: String)",
      "@shown(where: Int)",
      "breaking ARG_CHANGED_KIND: Red",
    ],
  ])("%s", (_, from, to, expected) => {
    expect(found([from, to])).toEqual([expected]);
  });

  it("that a required variable fills already may become required", () => {
    const [before, after] = ["type Query { a(b: Int): Int }", "type Query { a(b: Int!): Int }"].map((sdl) =>
      buildSchema(sdl),
    );
    if (!before || !after) throw new Error("Two schemas are needed.");
    const levelFor = (variable: string) =>
      compareSchemas({
        contract: before,
        live: after,
        documents: [{ name: "A", document: parse(`query A($b: ${variable}) { a(b: $b) }`) }],
      }).map(({ level }) => level);
    expect([levelFor("Int!"), levelFor("Int")]).toEqual([["safe"], ["breaking"]]);
  });
});

describe("a field of an input", () => {
  it.each([
    [
      "that a variable may hold is removed",
      "input HouseInput { name: String ",
      "input HouseInput {",
      "breaking FIELD_REMOVED: Paint",
    ],
    [
      "further down in a variable is removed",
      "{ kind: Kind }",
      "{ other: Int }",
      "breaking FIELD_REMOVED: Paint",
      "dangerous OPTIONAL_INPUT_FIELD_ADDED: Paint",
    ],
    [
      "that a literal holds becomes required",
      "input Where { colour: Colour ",
      "input Where { colour: Colour!",
      "breaking FIELD_CHANGED_KIND: Red",
    ],
    ["that no literal holds is removed", "unused: Int", "", "safe FIELD_REMOVED:"],
    [
      "is added and required",
      "unused: Int",
      "unused: Int  more: Int!",
      "breaking REQUIRED_INPUT_FIELD_ADDED: Red",
    ],
    [
      "is added and optional",
      "unused: Int",
      "unused: Int  more: Int",
      "dangerous OPTIONAL_INPUT_FIELD_ADDED: Red",
    ],
    [
      "is required of an input nobody sends",
      "input Unsent { name: String }",
      "input Unsent { name: String  a: Int! }",
      "safe REQUIRED_INPUT_FIELD_ADDED:",
    ],
    [
      "has another default",
      "size: Int = 1",
      "size: Int = 2",
      "dangerous INPUT_FIELD_DEFAULT_VALUE_CHANGE: Paint",
    ],
    [
      "that nobody sends has a default now",
      "input Unsent { name: String }",
      'input Unsent { name: String = "a.b" }',
      "safe INPUT_FIELD_DEFAULT_VALUE_ADDED:",
    ],
  ])("%s", (_, from, to, ...expected) => {
    expect(found([from, to]).toSorted()).toEqual(expected.toSorted());
  });
});

describe("a value of an enumeration", () => {
  it.each([
    ["that a variable may hold is removed", "BLUE }", "}", "breaking VALUE_REMOVED_FROM_ENUM: Paint"],
    [
      "that a literal holds is removed",
      "{ RED BLUE",
      "{ BLUE",
      "breaking VALUE_REMOVED_FROM_ENUM: Paint, Red",
    ],
    [
      "of a variable's inner input is removed",
      "DOOR GATE",
      "DOOR",
      "breaking VALUE_REMOVED_FROM_ENUM: Paint",
    ],
    ["that nobody sends is removed", "METRE FOOT", "METRE", "safe VALUE_REMOVED_FROM_ENUM:"],
    ["that is read is added", "RED BLUE", "RED BLUE GREEN", "dangerous VALUE_ADDED_TO_ENUM: House"],
    ["that is sent alone is added", "DOOR GATE", "DOOR GATE LID", "safe VALUE_ADDED_TO_ENUM:"],
  ])("%s", (_, from, to, expected) => {
    expect(found([from, to])).toEqual([expected]);
  });

  it("that is read alone is removed: an answer lacks nothing without it", () => {
    const withValues = (values: string) => buildSchema(`type Query { a: E } enum E { ${values} }`);
    const reader = [{ name: "A", document: parse("query A { a }") }];
    const [finding] = compareSchemas({
      contract: withValues("X Y"),
      live: withValues("X"),
      documents: reader,
    });
    expect(finding).toMatchObject({ level: "safe", inGeneral: "breaking" });
  });
});

describe("a type", () => {
  it("that is used and becomes of another kind breaks", () => {
    expect(found(["union Thing = House | Roof", "type Thing { a: Int }"])).toEqual([
      "breaking TYPE_CHANGED_KIND: Thing",
    ]);
  });

  it.each([
    ["that nobody uses is removed", "input Unsent { name: String }", "", "safe TYPE_REMOVED:"],
    ["is added", "enum Unit", "scalar Date\n enum Unit", "safe TYPE_ADDED:"],
    [
      "that is asked for by name leaves a union",
      "House | Roof",
      "Roof",
      "breaking TYPE_REMOVED_FROM_UNION: Thing",
    ],
    ["that nobody asks for leaves a union", "House | Roof", "House", "safe TYPE_REMOVED_FROM_UNION:"],
    [
      "joins a union that is read",
      "House | Roof",
      "House | Roof | Street",
      "dangerous TYPE_ADDED_TO_UNION: Thing",
    ],
    [
      "that nobody asks for leaves an interface",
      "Street implements Named",
      "Street",
      "safe IMPLEMENTED_INTERFACE_REMOVED:",
    ],
    [
      "joins an interface that is read",
      "type Roof { pitch: Int }",
      "type Roof implements Named { pitch: Int name: String! }",
      "dangerous IMPLEMENTED_INTERFACE_ADDED: Named",
      "safe FIELD_ADDED:",
    ],
  ])("%s", (_, from, to, ...expected) => {
    expect(found([from, to]).toSorted()).toEqual(expected.toSorted());
  });
});

describe("a directive", () => {
  it.each([
    [
      "that a document carries is removed",
      "directive @shown(where: String) on FIELD",
      "",
      "breaking DIRECTIVE_REMOVED: Red",
    ],
    ["that nobody uses is removed", "directive @stored on FIELD", "", "safe DIRECTIVE_REMOVED:"],
    [
      "loses the place where it is used",
      "(where: String) on FIELD",
      "(where: String) on QUERY",
      "breaking DIRECTIVE_LOCATION_REMOVED: Red",
      "safe DIRECTIVE_LOCATION_ADDED:",
    ],
  ])("%s", (_, from, to, ...expected) => {
    expect(found([from, to]).toSorted()).toEqual(expected.toSorted());
  });
});

describe("the comparison", () => {
  it("finds nothing between equals, nor in descriptions", () => {
    expect(found()).toEqual([]);
    expect(found(["type Window", '"Made of glass."\n type Window'])).toEqual([]);
  });

  it("says of a safe finding what it means to others", () => {
    expect(findingsAfter(["old: Int", ""])).toEqual([
      {
        level: "safe",
        inGeneral: "breaking",
        kind: "FIELD_REMOVED",
        description: "Field House.old was removed.",
        usedBy: [],
      },
    ]);
  });

  it("reports a document that the service refuses for another reason", () => {
    const renamedRoot: [string, string] = [
      "directive @stored on FIELD",
      "directive @stored on FIELD schema { query: Query }",
    ];
    expect(found(renamedRoot)).toEqual(["breaking DOCUMENT_REFUSED: Paint"]);
  });
});
