import { makeExecutableSchema } from "@graphql-tools/schema";
import { type GraphQLSchema, graphql } from "graphql";
import { expect, it } from "vitest";
import de from "#texts/de.json" with { type: "json" };
import { createSchema, enforceAuthorization } from "./schema.ts";

function listOperations(schema: GraphQLSchema) {
  return [schema.getQueryType(), schema.getMutationType()].flatMap((it) =>
    Object.values(it?.getFields() ?? {}),
  );
}

it("every operation needs a token except three of the main API", { tags: ["R6.5"] }, () => {
  const operations = (["main", "registration"] as const).flatMap((it) =>
    listOperations(createSchema([it], [])),
  );
  const openOperations = operations.filter(({ resolve }) => {
    try {
      resolve?.({}, {}, { account: null, texts: de }, Object());
      return true;
    } catch (error) {
      return !String(error).includes(de.notAuthorized);
    }
  });
  expect(openOperations.map(({ name }) => name).toSorted()).toEqual([
    "associateProject",
    "giveFeedback",
    "runtimeConfig",
  ]);
});

it("enforceAuthorization() requires a token for operations of any policy, and the roles of a field", {
  tags: ["R6.5"],
}, async () => {
  const directive =
    "directive @authorize(policy: String, roles: [String!]) repeatable on OBJECT | FIELD_DEFINITION";
  for (const [sdl, isOpenToOthers] of [
    ["type Query { a: Int }", true],
    ['type Query { a: Int @authorize(policy: "Unknown") }', true],
    ['type Query { a: Int @authorize(roles: ["OWNER"]) }', false],
    ['type Query @authorize(roles: ["OWNER"]) { a: Int @authorize(policy: "Unknown") }', false],
  ] as const) {
    const isAllowed = async (account: object | null, anonymous: string[] = []) => {
      const schema = makeExecutableSchema({ typeDefs: [directive, sdl] });
      enforceAuthorization(schema, anonymous);
      const { errors } = await graphql({ schema, source: "{ a }", contextValue: { account, texts: de } });
      return errors === undefined;
    };
    expect(await isAllowed(null)).toBe(false);
    expect(await isAllowed(null, ["Query.a"])).toBe(true);
    expect(await isAllowed({})).toBe(true);
    expect(await isAllowed({ roles: ["OWNER"] })).toBe(true);
    expect(await isAllowed({ roles: ["OTHER"] })).toBe(isOpenToOthers);
  }
});
