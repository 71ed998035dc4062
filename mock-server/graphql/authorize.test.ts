import { getDirective } from "@graphql-tools/utils";
import type { GraphQLSchema } from "graphql";
import { beforeEach, describe, expect, it } from "vitest";
import { callerIn } from "../testing/caller.ts";
import { signedInOperations } from "../testing/operations.ts";
import { freshWorld } from "../testing/worlds.ts";
import type { World } from "../world/world.ts";
import { schemaOf } from "./schemaOf.ts";

/** The operations of a schema by their policy. */
function operationsWith(schema: GraphQLSchema, policy: string): string[] {
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}),
  );
  return fields
    .filter((field) => getDirective(schema, field, "authorize")?.[0]?.["policy"] === policy)
    .map(({ name }) => name)
    .toSorted();
}

describe("the policies", () => {
  it("are open for three operations of the main API and none of the registration service [R6.5]", () => {
    const open = ["associateProject", "giveFeedback", "runtimeConfig"];
    expect(operationsWith(schemaOf(["main"], []), "ANY")).toEqual(open);
    expect(operationsWith(schemaOf(["registration"], []), "ANY")).toEqual([]);
  });

  it.each(["main", "registration"] as const)("of the %s schema are all under test here", (service) => {
    const tested = signedInOperations.filter((operation) => operation.service === service);
    const names = tested.map(({ name }) => name).toSorted();
    expect(operationsWith(schemaOf([service], []), "SIGNED_IN")).toEqual(names);
  });
});

describe("an operation of signed-in customers", () => {
  let world: World;
  beforeEach(() => {
    world = freshWorld();
  });

  it.each(signedInOperations)(
    "$name is refused without a token and changes nothing [R6.5] [R8.2]",
    async ({ service, name, document, variables }) => {
      const before = JSON.stringify(world);
      const { status, codes, data } = await callerIn(world)[service](document, variables);
      expect(codes).toEqual(["AUTH_NOT_AUTHORIZED"]);
      expect(status).toBe(200);
      expect(data === null || data).toEqual(document.startsWith("mutation") ? true : { [name]: null });
      expect(JSON.stringify(world)).toBe(before);
    },
  );

  it.each(signedInOperations)("$name is open with one", async ({ service, document, variables }) => {
    const { codes } = await callerIn(world, "anna")[service](document, variables);
    expect(codes).not.toContain("AUTH_NOT_AUTHORIZED");
    expect(codes).not.toContain("INTERNAL_SERVER_ERROR");
  });

  it("does not keep the open part of a document from answering", async () => {
    const { data, codes } = await callerIn(world).main("{ runtimeConfig { country } showAccount { id } }");
    expect(data).toEqual({ runtimeConfig: { country: "DE" }, showAccount: null });
    expect(codes).toEqual(["AUTH_NOT_AUTHORIZED"]);
  });
});
