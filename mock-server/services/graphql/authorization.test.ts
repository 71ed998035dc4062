import { getDirective } from "@graphql-tools/utils";
import {
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
} from "graphql";
import { beforeEach, describe, expect, it } from "vitest";
import type { Role } from "../../generated/mainApi.ts";
import type { PersonaName } from "../../seeds/countries/countrySeed.ts";
import { createFile } from "../../testing/createFile.ts";
import { requireDefined } from "../../testing/findRecords.ts";
import { createClient } from "../../testing/serviceClient.ts";
import { createStandingWorld } from "../../testing/worlds.ts";
import de from "../../texts/de.json" with { type: "json" };
import type { World } from "../../world/world.ts";
import { createSchema } from "./schema.ts";

type Field = GraphQLField<unknown, never>;

/** Every operation of the SDL, with a request that has its required arguments. */
const operations = (["main", "registration"] as const).flatMap((service) => {
  const schema = createSchema([service], []);
  const list = (kind: "query" | "mutation", fields: Record<string, Field> = {}) =>
    Object.values(fields).map((field) => ({
      service,
      kind,
      name: field.name,
      policy: getDirective(schema, field, "authorize")?.[0]?.["policy"],
      ...createRequest(kind, field),
    }));
  return [
    ...list("query", schema.getQueryType()?.getFields()),
    ...list("mutation", schema.getMutationType()?.getFields()),
  ];
});
const signedInOperations = operations.filter(({ policy }) => policy === "SIGNED_IN");

it("@authorize has a policy on every operation, ANY on three of the main API", { tags: ["R6.5"] }, () => {
  const others = operations.filter((operation) => !signedInOperations.includes(operation));
  expect(others.map(({ service, name, policy }) => `${service} ${name}: ${policy}`)).toEqual([
    "main runtimeConfig: ANY",
    "main giveFeedback: ANY",
    "main associateProject: ANY",
  ]);
});

describe("operation with the policy SIGNED_IN", () => {
  let world: World;
  beforeEach(() => {
    world = createStandingWorld();
  });

  it.each(signedInOperations)(
    "$name needs a token and the role CUSTOMER, and changes nothing without (AUTH_NOT_AUTHORIZED)",
    { tags: ["R6.5", "R8.2"] },
    async ({ service, kind, name, document, variables }) => {
      setRoles(world, "anna", []);
      const before = JSON.stringify(world);
      for (const persona of [undefined, "anna"] as const) {
        const { status, errors, codes, data } = await createClient(world, persona)[service](
          document,
          variables,
        );
        expect(codes).toEqual(["AUTH_NOT_AUTHORIZED"]);
        expect(errors[0]?.message).toBe(de.notAuthorized);
        expect(status).toBe(200);
        expect(data).toEqual(kind === "query" ? { [name]: null } : null);
      }
      expect(JSON.stringify(world)).toBe(before);
      const { codes } = await createClient(world, "ben")[service](document, variables);
      expect(codes).not.toContain("AUTH_NOT_AUTHORIZED");
      expect(codes).not.toContain("INTERNAL_SERVER_ERROR");
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

function setRoles(world: World, persona: PersonaName, roles: readonly Role[]): void {
  requireDefined(world.accounts.find((account) => account.persona === persona)).roles = roles;
}

function createRequest(kind: string, { name, args, type }: Field) {
  const required = args.filter(isRequiredArgument);
  const declared = required.map((arg) => `$${arg.name}: ${arg.type}`).join(", ");
  const passed = required.map((arg) => `${arg.name}: $${arg.name}`).join(", ");
  const selection = isLeafType(getNamedType(type)) ? "" : "{ __typename }";
  return {
    document: passed
      ? `${kind} (${declared}) { ${name}(${passed}) ${selection} }`
      : `${kind} { ${name} ${selection} }`,
    variables: Object.fromEntries(required.map((arg) => [arg.name, createValue(arg.type)])),
  };
}

function createValue(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return createValue(type.ofType);
  if (isListType(type)) return [createValue(type.ofType)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(isRequiredInputField);
    return Object.fromEntries(fields.map((field) => [field.name, createValue(field.type)]));
  }
  const scalars: Record<string, unknown> = {
    Int: 1,
    Boolean: true,
    Date: "2026-01-01",
    Upload: createFile(),
  };
  return scalars[type.name] ?? "1";
}
