import { makeExecutableSchema } from "@graphql-tools/schema";
import { type GraphQLSchema, graphql } from "graphql";
import { expect, it } from "vitest";
import { findRequest } from "#testing/findRecords.ts";
import { createClient } from "#testing/serviceClient.ts";
import { createStandingWorld } from "#testing/worlds.ts";
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

const clarasProjectId = findRequest(createStandingWorld(), "clara").projectId;

const protectedOperations = [
  { service: "main", document: "{ own: showAccount { id } }", data: { own: null } },
  {
    service: "registration",
    document: `mutation { registerProjectWindows(projectId: "${clarasProjectId}", windowProducts: [
      {key: "TGS M06", serialNumber: "TG770001", installationDate: "2026-03-01"}
    ]) { id } }`,
    data: null,
  },
] as const;

it("operations need a token, and change nothing without one", async () => {
  for (const { service, document, data } of protectedOperations) {
    const world = createStandingWorld();
    const before = JSON.stringify(world);
    const result = await createClient(world)[service](document);
    expect(result).toMatchObject({ status: 200, codes: ["AUTH_NOT_AUTHORIZED"], data });
    expect(result.errors[0]?.message).toBe(de.notAuthorized);
    expect(JSON.stringify(world)).toBe(before);
    expect((await createClient(world, "clara")[service](document)).errors).toEqual([]);
  }
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
