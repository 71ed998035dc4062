import { getDirective } from "@graphql-tools/utils";
import type { GraphQLSchema } from "graphql";
import { beforeEach, describe, expect, it } from "vitest";
import type { Role } from "../../generated/mainApi.ts";
import type { PersonaName } from "../../seeds/countries/countrySeed.ts";
import { requireDefined } from "../../testing/findRecords.ts";
import { createClient } from "../../testing/serviceClient.ts";
import { signedInOperations } from "../../testing/signedInOperations.ts";
import { createStandingWorld } from "../../testing/worlds.ts";
import { de } from "../../texts/de.ts";
import type { World } from "../../world/world.ts";
import { createSchema } from "./schema.ts";

function listOperationsWithPolicy(schema: GraphQLSchema, policy: string): string[] {
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}),
  );
  return fields
    .filter((field) => getDirective(schema, field, "authorize")?.[0]?.["policy"] === policy)
    .map(({ name }) => name)
    .toSorted();
}

describe("@authorize", () => {
  it("has the policy ANY on three operations of the main API and none of the registration service", {
    tags: ["R6.5"],
  }, () => {
    const open = ["associateProject", "giveFeedback", "runtimeConfig"];
    expect(listOperationsWithPolicy(createSchema(["main"], []), "ANY")).toEqual(open);
    expect(listOperationsWithPolicy(createSchema(["registration"], []), "ANY")).toEqual([]);
  });

  it.each(["main", "registration"] as const)(
    "has the policy SIGNED_IN on exactly the operations of the %s schema that are tested here",
    (service) => {
      const tested = signedInOperations.filter((operation) => operation.service === service);
      const names = tested.map(({ name }) => name).toSorted();
      expect(listOperationsWithPolicy(createSchema([service], []), "SIGNED_IN")).toEqual(names);
    },
  );
});

function setRoles(world: World, persona: PersonaName, roles: readonly Role[]): void {
  requireDefined(world.accounts.find((account) => account.persona === persona)).roles = roles;
}

describe("operation with the policy SIGNED_IN", () => {
  let world: World;
  beforeEach(() => {
    world = createStandingWorld();
  });

  it.each(signedInOperations)(
    "$name responds with AUTH_NOT_AUTHORIZED and changes nothing without a token",
    { tags: ["R6.5", "R8.2"] },
    async ({ service, name, document, variables }) => {
      const before = JSON.stringify(world);
      const { status, codes, data } = await createClient(world)[service](document, variables);
      expect(codes).toEqual(["AUTH_NOT_AUTHORIZED"]);
      expect(status).toBe(200);
      expect(data === null || data).toEqual(document.startsWith("mutation") ? true : { [name]: null });
      expect(JSON.stringify(world)).toBe(before);
    },
  );

  it.each(signedInOperations)(
    "$name is authorized with a token",
    async ({ service, document, variables }) => {
      const { codes } = await createClient(world, "anna")[service](document, variables);
      expect(codes).not.toContain("AUTH_NOT_AUTHORIZED");
      expect(codes).not.toContain("INTERNAL_SERVER_ERROR");
    },
  );

  it.each(signedInOperations)(
    "$name responds with AUTH_NOT_AUTHORIZED and changes nothing with the token of an account without the role CUSTOMER",
    { tags: ["R6.5", "R8.2"] },
    async ({ service, name, document, variables }) => {
      setRoles(world, "anna", []);
      const before = JSON.stringify(world);
      const { status, codes, errors, data } = await createClient(world, "anna")[service](document, variables);
      expect(codes).toEqual(["AUTH_NOT_AUTHORIZED"]);
      expect(errors[0]?.message).toBe(de.notAuthorized);
      expect(status).toBe(200);
      expect(data === null || data).toEqual(document.startsWith("mutation") ? true : { [name]: null });
      expect(JSON.stringify(world)).toBe(before);
    },
  );

  it("accepts an account that names the role CUSTOMER", { tags: ["R6.5"] }, async () => {
    setRoles(world, "anna", ["CUSTOMER"]);
    const { data } = await createClient(world, "anna").main("{ showAccount { id } }");
    expect(data).toEqual({ showAccount: { id: "account-anna" } });
  });

  it("leaves operations with the policy ANY in the same document unaffected", async () => {
    const { data, codes } = await createClient(world).main(
      "{ runtimeConfig { country } showAccount { id } }",
    );
    expect(data).toEqual({ runtimeConfig: { country: "DE" }, showAccount: null });
    expect(codes).toEqual(["AUTH_NOT_AUTHORIZED"]);
  });
});
