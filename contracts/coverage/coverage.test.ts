import { describe, expect, it } from "vitest";
import { findCoverageProblems, findMutationsWithoutEffect, measureCoverage } from "./coverage.ts";
import { formatCoverageReport } from "./coverageReport.ts";
import type { Interaction } from "./interaction.ts";

function createInteraction(operation: string, state: string, ...responses: string[]): Interaction {
  return {
    provider: "gardener",
    description: `${operation} in the ${state}`,
    states: [{ name: state, params: { country: "DE", scenario: {} } }],
    operation,
    isGraphQl: !operation.includes(" "),
    values: [],
    facts: [],
    responses,
  };
}

const interactions = [
  createInteraction("Water", "garden", "NOT_FOUND"),
  createInteraction("Water", "garden", "success"),
  createInteraction("Water", "desert", "success"),
  createInteraction("Water", "desert", "WATER_IS_OUT"),
  createInteraction("POST /well", "garden", "success"),
];
const requiredResponses = { Water: ["success", "NOT_FOUND"], Plant: ["success", "NO_SEEDS"] };

describe("measureCoverage", () => {
  it("counts the interactions of each operation and lists its missing responses", () => {
    expect(measureCoverage(requiredResponses, interactions)).toEqual([
      {
        operation: "Water",
        interactions: 4,
        responses: [
          ["success", 2],
          ["NOT_FOUND", 1],
          ["WATER_IS_OUT", 1],
        ],
        missingResponses: [],
        states: ["garden", "desert"],
      },
      {
        operation: "Plant",
        interactions: 0,
        responses: [],
        missingResponses: ["success", "NO_SEEDS"],
        states: [],
      },
      {
        operation: "POST /well",
        interactions: 1,
        responses: [["success", 1]],
        missingResponses: [],
        states: ["garden"],
      },
    ]);
  });

  it("requires a success of an operation that only the pacts have", () => {
    const [, , well] = measureCoverage(requiredResponses, [
      createInteraction("POST /well", "garden", "invalid_grant"),
    ]);
    expect(well?.missingResponses).toEqual(["success"]);
  });
});

describe("findCoverageProblems", () => {
  it("names each required response without an interaction", () => {
    const coverage = measureCoverage(requiredResponses, interactions);
    expect(findCoverageProblems(coverage, interactions, ["Water", "Plant"])).toEqual([
      "Plant: no pact for success",
      "Plant: no pact for NO_SEEDS",
    ]);
  });

  it("names operations in the pacts that the portal no longer has", () => {
    const waterInteractions = interactions.slice(0, 3);
    const coverage = measureCoverage({ Water: ["success"] }, waterInteractions);
    expect(findCoverageProblems(coverage, waterInteractions.slice(0, 1), ["Plant"])).toEqual([
      'Water: no operation of the portal, but used in "Water in the garden"',
    ]);
  });

  it("finds nothing if everything is covered", () => {
    const coverage = measureCoverage({ Water: ["success"] }, interactions);
    expect(findCoverageProblems(coverage, interactions, ["Water"])).toEqual([]);
  });
});

describe("formatCoverageReport", () => {
  it("writes tables, lists and problems", () => {
    const lists = [
      { heading: "Fields that no document reads", lines: ["Tree: age, height"] },
      { heading: "Scenarios that no pact uses", lines: [] },
    ];
    const [water, ...others] = measureCoverage(requiredResponses, interactions);
    const tables = [water ? [water] : [], others];
    expect(formatCoverageReport(tables, lists, ["Plant: no pact for success"])).toBe(`\
operation  pacts  states          responses
Water      4      garden, desert  success ×2, NOT_FOUND, WATER_IS_OUT

operation   pacts  states  responses
Plant       0              ✗ success, ✗ NO_SEEDS
POST /well  1      garden  success

Fields that no document reads:
  Tree: age, height

Scenarios that no pact uses: none

Not covered:
  Plant: no pact for success`);
  });

  it("says that every operation is covered if there are no problems", () => {
    expect(formatCoverageReport([], [], [])).toBe("Every operation is covered.");
  });
});

describe("findMutationsWithoutEffect", () => {
  it("finds mutations after which no state begins", () => {
    const interaction = createInteraction("Water", "garden", "success");
    const after = { mutation: "water", variables: {} };
    const states = [{ name: "garden", params: { country: "DE", scenario: {}, after } }];
    expect(findMutationsWithoutEffect(["water", "fell"], [{ ...interaction, states }])).toEqual([
      "fell: no pact in a state after it",
    ]);
  });
});
