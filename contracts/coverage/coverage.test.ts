import { getOperationAST } from "graphql";
import { describe, expect, it } from "vitest";
import { portalOperations } from "../../schema/portalOperations.ts";
import { loadSchema } from "../../schema/services.ts";
import { readCommittedInteractions } from "./committedContracts.ts";
import { findMissingResponses, findMutationsWithoutEffect, findObsoleteInteractions } from "./coverage.ts";
import type { Interaction } from "./interaction.ts";
import { requiredResponses, requiredSignInResponses } from "./requiredResponses.ts";
import { findRootFields } from "./schemaCoverage.ts";

describe("committed pacts", async () => {
  const schemas = { main: loadSchema("main"), registration: loadSchema("registration") };
  const interactions = await readCommittedInteractions();
  const { signIn = [], backend = [] } = Object.groupBy(interactions, ({ provider }) =>
    provider === "identity-provider" ? "signIn" : "backend",
  );

  it("have each required response of each operation", () => {
    expect(findMissingResponses(requiredResponses, backend)).toEqual([]);
    expect(findMissingResponses(requiredSignInResponses, signIn)).toEqual([]);
  });

  it("have no operation that the portal no longer has", () => {
    const names = portalOperations.map(({ name }) => name);
    expect(findObsoleteInteractions(names, interactions)).toEqual([]);
  });

  it("show the effect of each mutation", () => {
    const mutations = portalOperations
      .filter(({ document }) => getOperationAST(document)?.operation === "mutation")
      .flatMap(({ service, document }) => findRootFields(schemas[service], document))
      .map(({ name }) => name);
    expect(findMutationsWithoutEffect(mutations, interactions)).toEqual([]);
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
