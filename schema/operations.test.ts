import { buildASTSchema, parse, print, printSchema, Source, validate } from "graphql";
import { describe, expect, it } from "vitest";
import { documentRules } from "./documentRules.ts";
import { createOperations } from "./operations.ts";
import { createPortalView } from "./portalView.ts";

const sdl = parse(`
  type Query {
    projects(take: Int, where: ProjectFilter, order: [ProjectSort!]): ProjectsSegment
    project(id: Int!, fileId: String): Project
    files(idProject: Int!, fileIds: [UUID!]): [File]
    record(id: Int!): Record
    cards(where: CardFilter): [File]
    owner: Owner
  }
  type Subscription { project(id: Int!): Project }
  type ProjectsSegment { pageInfo: SegmentInfo! items: [Project] total: [Int!]! }
  type WindowsPage { hasNextPage: Boolean! items: [File!]! }
  type SegmentInfo { hasNextPage: Boolean! }
  type Project { id: Int! dealId: String price: Decimal year: Int tags: [String] file: File windows: WindowsPage cart: Cart years: Duration }
  type Cart { items: [File!]! }
  type File { id: String! ownerId: Long size: Long! }
  interface Record { id: Int! }
  union Owner = Project | File
  input ProjectFilter { and: [ProjectFilter!] id: IntFilter year: IntFilter ownerIds: [Long!] name: String }
  input IntFilter { eq: Int in: [Int] }
  input CardFilter { age: [AgeFilter] }
  input AgeFilter { max: Duration }
  input ProjectSort { createdAt: Sort }
  enum Sort { ASC DESC }
  scalar UUID
  scalar Decimal
  scalar Long
  scalar Duration
  extend type Project implements Record { records: [Record] }
  extend input ProjectFilter { projectIds: [Int!] }
`);
const schema = buildASTSchema(sdl);
const view = buildASTSchema(createPortalView(sdl));

function createOperation(document: string) {
  return createOperations(parse(document), { view, schema })[0];
}

/** The errors that prevent generation, with their places. */
function listErrors(document: string): string[] {
  const source = new Source(document, "src/project.graphql");
  const errors = validate(view, parse(source), documentRules);
  return errors.map((error) => String(error).split("\n")).map(([message, , place]) => `${place} ${message}`);
}

describe("createPortalView", () => {
  const lines = printSchema(view)
    .split("\n")
    .map((line) => line.trim());

  it.each([
    "project(id: ID!, fileId: ID): Project",
    "files(idProject: ID!, fileIds: [ID!]): [File!]",
    "items: [Project!]!",
    "tags: [String!]!",
    "dealId: String",
    "year: Int",
    "price: Decimal",
    "ownerId: ID",
    "size: Long!",
    "id: IdIntFilter",
    "year: IntFilter",
    "ownerIds: [ID!]",
    "in: [ID]",
    "in: [Int]",
    "records: [Record!]!",
    "projectIds: [ID!]",
    "projects(take: Int, where: ProjectFilter, order: [ProjectSort!]): ProjectsSegment",
  ])("has %s", (line) => {
    expect(lines).toContain(line);
  });
});

describe("documents", () => {
  it("declare variables with the service's types, and name the ids among them", () => {
    const operation = createOperation(
      `query Files($id: ID!, $fileIds: [ID!], $ids: IdIntFilter, $where: ProjectFilter, $take: Int = 5) {
        files(idProject: $id, fileIds: $fileIds) { id }
        projects(where: { id: $ids, and: [$where] }, take: $take) { items { id } }
      }`,
    );
    expect(operation?.header).toBe(
      "query Files($id: Int!, $fileIds: [UUID!], $ids: IntFilter, $where: ProjectFilter, $take: Int = 5)",
    );
    expect(operation?.idShape).toEqual({
      id: "Int",
      fileIds: "UUID",
      ids: { eq: "Int", in: "Int" },
      where: { id: { eq: "Int", in: "Int" }, ownerIds: "Long", projectIds: "Int" },
    });
  });

  it("need a separate variable for each scalar of the service's ids", () => {
    const document = "query Files($id: ID!) { files(idProject: $id, fileIds: [$id]) { id } }";
    expect(() => createOperation(document)).toThrow(
      "The service takes Int and UUID for $id. Declare a variable for each.",
    );
  });

  it("replace an unreadable value by null, an empty value, or nothing", () => {
    const operation = createOperation(
      `query Project { projects { items {
        id price tags records { id } file { id ownerId size } windows { hasNextPage items { id } } cart { items { id } }
      } pageInfo { hasNextPage } } }`,
    );
    expect(operation?.shape).toEqual([
      [
        "projects",
        [
          [
            "items",
            {
              list: [
                ["id", "ID", "drop"],
                ["price", "Number", "null"],
                ["tags", { list: "String" }],
                ["records", { list: [["id", "ID", "drop"]] }],
                [
                  "file",
                  [
                    ["id", "ID", "drop"],
                    ["ownerId", "ID", "null"],
                    ["size", "Number"],
                  ],
                  "null",
                ],
                [
                  "windows",
                  [
                    ["hasNextPage", "Boolean"],
                    ["items", { list: [["id", "ID", "drop"]] }, "drop"],
                  ],
                  "null",
                ],
                ["cart", [["items", { list: [["id", "ID", "drop"]] }]], "null"],
              ],
            },
          ],
          ["pageInfo", [["hasNextPage", "Boolean"]]],
        ],
        "null",
      ],
    ]);
  });

  it.each([
    ["a field selected twice", "{ file { id ownerId } file { size id } }"],
    [
      "a fragment and its operation",
      "{ file { id } ...Files }  fragment Files on Project { file { ownerId size } }",
    ],
    [
      "fragments of the same type",
      "{ ... on Project { file { ...Ids size } } } fragment Ids on File { id ownerId }",
    ],
  ])("send the union of selections: %s", (_, selection) => {
    const [operation, fragments = ""] = selection.split(/(?=fragment)/);
    const sent = createOperation(`query Project($id: ID!) { project(id: $id) ${operation} } ${fragments}`);
    expect(sent && print(sent.document)).toBe(
      print(parse("query Project($id: Int!) { project(id: $id) { file { id ownerId size } } }")),
    );
  });

  it("may not select a field twice with different arguments", () => {
    const [first, second] = ["(id: $id) { id }", "(id: $id, fileId: $id) { price }"];
    expect(() => createOperation(`query A($id: ID!) { project${first} project${first} }`)).not.toThrow();
    expect(() => createOperation(`query A($id: ID!) { project${first} project${second} }`)).toThrow(
      "project is selected with different arguments. Write an operation for each.",
    );
  });

  it("may select a record behind an interface, and use a fragment on an interface", () => {
    const document = `query Record($id: ID!) { record(id: $id) { __typename ...Id } project(id: $id) { ...Id } owner { __typename } }
      fragment Id on Record { id }`;
    expect(listErrors(document)).toEqual([]);
    expect(createOperation(document)?.shape).toEqual([
      [
        "record",
        [
          ["__typename", "String"],
          ["id", "ID", "drop"],
        ],
        "null",
        { id: "$id" },
      ],
      ["project", [["id", "ID", "drop"]], "null", { id: "$id" }],
      ["owner", [["__typename", "String"]], "null"],
    ]);
  });
});

const query = "query Project($id: ID!)";
it.each([
  [
    `${query} { project(id: $id) { price cost: price } }`,
    'Write "price" without the alias "cost", in an operation of its own if it is there twice.',
  ],
  [
    "query Project($id: ID!, $isLong: Boolean!) { project(id: $id) { price @include(if: $isLong) } }",
    "Write an operation without @include, and another one where the selection differs.",
  ],
  [
    "query Project($id: ID!, $isLong: Boolean!) { project(id: $id) { ... @skip(if: $isLong) { price } } }",
    "Write an operation without @skip, and another one where the selection differs.",
  ],
  [
    `${query} { record(id: $id) { id ... on Project { price } } }`,
    "The portal cannot tell the types of Record apart. Select fields that all of them have, without a fragment on Project.",
  ],
  [
    "query Owner { owner { ...Price } } fragment Price on Project { price }",
    "The portal cannot tell the types of Owner apart. Select fields that all of them have, without a fragment on Project.",
  ],
  [
    'query Project { project(id: "12") { price } }',
    "Services write ids in different ways. Declare a variable of the type ID in place of this one.",
  ],
  [
    "query Schema { __schema { description } }",
    "The portal does not read the schema. Select __typename at most.",
  ],
  [
    `${query} { project(id: $id) { years } }`,
    "The scalar Duration is not in schema/scalars.ts. Add how the portal reads and writes it.",
  ],
  [
    "query Cards($where: CardFilter) { cards(where: $where) { id } }",
    "The scalar Duration is not in schema/scalars.ts. Add how the portal reads and writes it.",
  ],
  [
    "query Projects($where: ProjectFilter) { projects(where: $where) { items { id } } }",
    "ProjectFilter contains itself. Write it out in the document, with variables for its values.",
  ],
  ["{ projects { items { id } } }", "The operation needs a name, such as `query Projects`."],
  [
    "subscription Project($id: ID!) { project(id: $id) { id } }",
    "The portal has no subscriptions. Write a query, which screens repeat.",
  ],
])("generate refuses %s", (document, message) => {
  expect(listErrors(document)).toEqual([expect.stringMatching(/^src\/project\.graphql:1:\d+ /)]);
  expect(listErrors(document)[0]).toContain(message);
});
