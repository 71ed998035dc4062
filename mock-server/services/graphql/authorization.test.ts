import { makeExecutableSchema } from "@graphql-tools/schema";
import { getDirective } from "@graphql-tools/utils";
import { expect, it } from "vitest";
import type { Role } from "#generated/mainApi.ts";
import { findRequest, requireDefined } from "#testing/findRecords.ts";
import { createClient } from "#testing/serviceClient.ts";
import { createStandingWorld } from "#testing/worlds.ts";
import de from "#texts/de.json" with { type: "json" };
import type { World } from "#world/world.ts";
import { createSchema, enforceAuthorization } from "./schema.ts";

function setRoles(world: World, roles: readonly Role[]): void {
  requireDefined(world.accounts.find(({ persona }) => persona === "clara")).roles = roles;
}

it("@authorize has the policy SIGNED_IN on every operation except three of the main API", {
  tags: ["R6.5"],
}, () => {
  const policies = (["main", "registration"] as const).flatMap((service) => {
    const schema = createSchema([service], []);
    const fields = { ...schema.getQueryType()?.getFields(), ...schema.getMutationType()?.getFields() };
    return Object.values(fields).map((field) => {
      const policy: unknown = getDirective(schema, field, "authorize")?.[0]?.["policy"];
      return `${service} ${field.name}: ${policy}`;
    });
  });
  expect(policies.filter((policy) => !policy.endsWith(": SIGNED_IN"))).toEqual([
    "main runtimeConfig: ANY",
    "main giveFeedback: ANY",
    "main associateProject: ANY",
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

it("operations with the policy SIGNED_IN need a token and the role CUSTOMER, and change nothing without", {
  tags: ["R6.5"],
}, async () => {
  for (const { service, document, data } of protectedOperations) {
    const world = createStandingWorld();
    setRoles(world, []);
    const before = JSON.stringify(world);
    for (const persona of [undefined, "clara"] as const) {
      const result = await createClient(world, persona)[service](document);
      expect(result).toMatchObject({ status: 200, codes: ["AUTH_NOT_AUTHORIZED"], data });
      expect(result.errors[0]?.message).toBe(de.notAuthorized);
    }
    expect(JSON.stringify(world)).toBe(before);
    setRoles(world, ["CUSTOMER"]);
    expect((await createClient(world, "clara")[service](document)).errors).toEqual([]);
  }
});

it.each([
  { place: "a field", typeDefs: `type Query { a: Int b: Int @authorize(policy: "Owner") }` },
  {
    place: "a field with several policies",
    typeDefs: `type Query { b: Int @authorize(policy: "ANY") @authorize(policy: "Owner") }`,
  },
  { place: "a type", typeDefs: `type Query @authorize(policy: "Owner") { b: Int }` },
])("enforceAuthorization() throws for an unknown policy of $place", ({ typeDefs }) => {
  const directive =
    "directive @authorize(policy: String, roles: [String!]) repeatable on OBJECT | FIELD_DEFINITION";
  const schema = makeExecutableSchema({ typeDefs: [directive, typeDefs] });
  expect(() => enforceAuthorization(schema)).toThrow(/Query\.[ab] has the unknown policy Owner\./);
});
