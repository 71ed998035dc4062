import { buildSchema } from "graphql";
import { describe, expect, it } from "vitest";
import { portalOperations } from "#schema/portalOperations.ts";
import { loadSchema } from "#schema/services.ts";
import { exampleValues } from "../consumer/stateValues.ts";
import { readCommittedInteractions, readRestOperations } from "./committedContracts.ts";
import {
  findMissingResponses,
  findMutationsWithoutEffect,
  findObsoleteInteractions,
  getOperationKind,
  listRequiredResponses,
} from "./coverage.ts";
import type { Interaction } from "./interaction.ts";
import { findRootFields } from "./schemaCoverage.ts";

const tokenPath = `/${exampleValues.tenant}/${exampleValues.policy}/oauth2/v2.0/token`;
const schemas = { main: loadSchema("main"), registration: loadSchema("registration") };
const operations = portalOperations.map(({ service, name, document }) => {
  const fields = findRootFields(schemas[service], document);
  return { service, name, kind: getOperationKind(document), field: fields[0] };
});

describe("committed pacts", async () => {
  const interactions = await readCommittedInteractions();

  it("have a success of each operation", () => {
    const names = [...operations.map(({ name }) => name), ...readRestOperations()];
    const required = Object.fromEntries(names.map((name) => [name, ["success"]]));
    expect(findMissingResponses(required, interactions)).toEqual([]);
  });

  it("have each response that the SDL describes for each field", () => {
    const fields = operations.flatMap(({ field, kind }) => (field ? [{ field, kind }] : []));
    const required = Object.fromEntries(
      fields.map(({ field, kind }) => [field.name, listRequiredResponses(field, kind)]),
    );
    const fieldNames = new Map(operations.map(({ name, field }) => [name, field?.name]));
    const named = interactions.map((it) => ({
      ...it,
      operation: fieldNames.get(it.operation) ?? it.operation,
    }));
    expect(required["cancelRequest"]).toContain("REQUEST_NOT_CANCELLABLE");
    expect(findMissingResponses(required, named)).toEqual([]);
  });

  it("have a query, a mutation and an upload of each service that reject a visitor without access", () => {
    const rejecting = interactions.filter(({ responses }) => responses.includes("AUTH_NOT_AUTHORIZED"));
    for (const service of ["main", "registration"]) {
      const covered = operations.filter(
        (it) => it.service === service && rejecting.some(({ operation }) => operation === it.name),
      );
      expect(new Set(covered.map(({ kind }) => kind))).toEqual(new Set(["query", "mutation", "upload"]));
    }
  });

  it("have the errors of the sign-in and of the session check", () => {
    const required = {
      [`POST ${tokenPath} (authorization_code)`]: ["success", "invalid_grant"],
      [`POST ${tokenPath} (refresh_token)`]: ["success", "invalid_grant"],
      "GET /api/auth/me": ["success", "401"],
    };
    expect(findMissingResponses(required, interactions)).toEqual([]);
  });

  it("have no operation that the portal no longer has", () => {
    const names = operations.map(({ name }) => name);
    expect(findObsoleteInteractions(names, interactions)).toEqual([]);
  });

  it("show the effect of each mutation", () => {
    const mutations = operations.flatMap(({ kind, field }) =>
      kind !== "query" && field ? [field.name] : [],
    );
    expect(findMutationsWithoutEffect(mutations, interactions)).toEqual([]);
  });
});

describe("listRequiredResponses", () => {
  const schema = buildSchema(`type Query {
    "A tree. Errors: \`AUTH_NOT_AUTHORIZED\`."
    tree(id: ID!): String
    "Errors: \`VALIDATION_FAILED\` with the field \`take\`."
    trees(take: Int!): [String!]
    "Errors: \`AUTH_NOT_AUTHORIZED\`; \`NOT_FOUND\`; \`VALIDATION_FAILED\`."
    fell(id: ID!): Boolean!
  }`);

  it.each([
    { name: "tree", kind: "query", expected: ["success", "null"] },
    { name: "trees", kind: "query", expected: ["success", "empty"] },
    { name: "fell", kind: "mutation", expected: ["success", "NOT_FOUND", "VALIDATION_FAILED"] },
  ] as const)("lists those of $name", ({ name, kind, expected }) => {
    const field = schema.getQueryType()?.getFields()[name];
    expect(field && listRequiredResponses(field, kind)).toEqual(expected);
  });
});

function createInteraction(operation: string, ...responses: string[]): Interaction {
  return {
    provider: "gardener",
    description: `${operation} in the garden`,
    states: [{ name: "garden", params: { country: "DE", scenario: {} } }],
    operation,
    isGraphQl: !operation.includes(" "),
    values: [],
    facts: [],
    responses,
  };
}

describe("coverage", () => {
  const interactions = [
    createInteraction("Water", "success"),
    createInteraction("POST /well", "invalid_grant"),
  ];

  it("names each required response without an interaction, and operations without a success", () => {
    const required = { Water: ["success"], Plant: ["success", "NO_SEEDS"] };
    expect(findMissingResponses(required, interactions)).toEqual([
      "Plant: no pact for success",
      "Plant: no pact for NO_SEEDS",
      "POST /well: no pact for success",
    ]);
  });

  it("names operations that the portal no longer has", () => {
    expect(findObsoleteInteractions(["Plant"], interactions)).toEqual([
      'Water: no operation of the portal: "Water in the garden"',
    ]);
  });

  it("names mutations after which no state begins", () => {
    const after = { mutation: "water", variables: {} };
    const states = [{ name: "garden", params: { country: "DE", scenario: {}, after } }];
    const interaction = { ...createInteraction("Water", "success"), states };
    expect(findMutationsWithoutEffect(["water", "fell"], [interaction])).toEqual([
      "fell: no pact in a state after it",
    ]);
  });
});
