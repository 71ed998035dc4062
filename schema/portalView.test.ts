import { buildASTSchema, parse, printSchema } from "graphql";
import { describe, expect, it } from "vitest";
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
const view = buildASTSchema(createPortalView(sdl));

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
