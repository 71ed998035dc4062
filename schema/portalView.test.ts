import { buildASTSchema, parse, printSchema, Source } from "graphql";
import { describe, expect, it } from "vitest";
import { createOperations } from "./documentPlugin.ts";
import { createPortalView } from "./portalView.ts";

const sdl = parse(`
  type Query {
    projects(take: Int, where: ProjectFilter, order: [ProjectSort!]): ProjectsSegment
    project(id: Int!, fileId: String): Project
    files(idProject: Int!, fileIds: [UUID!]): [File]
  }
  type ProjectsSegment { pageInfo: SegmentInfo! items: [Project] total: [Int!]! }
  type WindowsPage { hasNextPage: Boolean! items: [File!]! }
  type SegmentInfo { hasNextPage: Boolean! }
  type Project { id: Int! dealId: String price: Decimal year: Int tags: [String] file: File windows: WindowsPage cart: Cart }
  type Cart { items: [File!]! }
  type File { id: String! ownerId: Long size: Long! }
  input ProjectFilter { and: [ProjectFilter!] id: IntFilter year: IntFilter ownerIds: [Long!] name: String }
  input IntFilter { eq: Int in: [Int] }
  input ProjectSort { createdAt: Sort }
  enum Sort { ASC DESC }
  scalar UUID
  scalar Decimal
  scalar Long
  interface Record { id: Int! }
  extend type Project implements Record { records: [Record] }
  extend input ProjectFilter { projectIds: [Int!] }
`);
const schema = buildASTSchema(sdl);
const view = buildASTSchema(createPortalView(sdl));

function createOperation(operation: string) {
  return createOperations(parse(operation), { view, schema })[0];
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

it("createPortalView refuses a scalar that is not in the table", () => {
  const unknown = parse(new Source("scalar TimeSpan  scalar Any", "schema/main/main.graphql"));
  expect(() => createPortalView(unknown)).toThrow(
    "schema/main/main.graphql: the scalar TimeSpan is not in schema/scalars.ts.\n" +
      "schema/main/main.graphql: the scalar Any is not in schema/scalars.ts.",
  );
});

describe("documents", () => {
  it("declare ids as the service has them, and name those among the variables", () => {
    const operation = createOperation(
      `query Files($id: ID!, $fileIds: [ID!], $where: ProjectFilter, $take: Int) {
        files(idProject: $id, fileIds: $fileIds) { id }
        projects(where: $where, take: $take) { items { id } }
      }`,
    );
    expect(operation?.header).toBe(
      "query Files($id: Int!, $fileIds: [UUID!], $where: ProjectFilter, $take: Int)",
    );
    expect(operation?.idShape).toEqual({
      id: "Int",
      fileIds: "UUID",
      where: { id: { eq: "Int", in: "Int" }, ownerIds: "Long", projectIds: "Int" },
    });
  });

  it("mark what may be null, the ids of records, and the list of a page", () => {
    const operation = createOperation(
      `query Project { projects { items {
        id price tags records { id } file { id ownerId size } windows { hasNextPage items { id } } cart { items { id } }
      } pageInfo { hasNextPage } } }`,
    );
    expect(operation?.shape).toEqual({
      "projects?": {
        items: [
          {
            "id!": "ID",
            "price?": "Number",
            tags: ["String"],
            records: [{ "id!": "ID" }],
            "file?": { "id!": "ID", "ownerId?": "ID", size: "Number" },
            "windows?": { hasNextPage: "Boolean", "items!": [{ "id!": "ID" }] },
            "cart?": { items: [{ "id!": "ID" }] },
          },
        ],
        pageInfo: { hasNextPage: "Boolean" },
      },
    });
    expect(operation?.idShape).toBeUndefined();
  });
});
