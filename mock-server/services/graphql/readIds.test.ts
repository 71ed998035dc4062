import { makeExecutableSchema } from "@graphql-tools/schema";
import { graphql, parse } from "graphql";
import { expect, it } from "vitest";
import { createPortalView } from "../../../schema/portalView.ts";
import { readIds } from "./schema.ts";

const sdl = parse(`
  type Query { project(id: Int!, where: ProjectFilter, take: Int): Project! }
  type Project { id: Int! args: [String!]! }
  input ProjectFilter { requestId: IntFilter }
  input IntFilter { in: [Int!] }
`);

it("readIds gives resolvers ids as texts, which become numbers again in the response", async () => {
  const resolvers = {
    Query: { project: (_: unknown, args: object) => ({ id: "12", args: [JSON.stringify(args)] }) },
  };
  const schema = makeExecutableSchema({ typeDefs: sdl, resolvers });
  readIds(schema, makeExecutableSchema({ typeDefs: createPortalView(sdl) }));
  const source = "{ project(id: 7, where: { requestId: { in: [1, 2] } }, take: 3) { id args } }";
  expect(await graphql({ schema, source })).toEqual({
    data: {
      project: { id: 12, args: ['{"id":"7","where":{"requestId":{"in":["1","2"]}},"take":3}'] },
    },
  });
});
