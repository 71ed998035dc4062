import { describe, expect, it } from "vitest";
import { coverageOf, problemsOf } from "./coverage.ts";
import type { Interaction } from "./interaction.ts";
import { reportText } from "./reportText.ts";

function interaction(call: string, state: string, ...outcomes: string[]): Interaction {
  return {
    provider: "gardener",
    description: `${call} in the ${state}`,
    states: [{ name: state, params: { country: "DE", scenario: {} } }],
    call,
    isGraphQl: !call.includes(" "),
    ids: [],
    outcomes,
  };
}

const interactions = [
  interaction("Water", "garden", "NOT_FOUND"),
  interaction("Water", "garden", "success"),
  interaction("Water", "desert", "success"),
  interaction("Water", "desert", "WATER_IS_OUT"),
  interaction("POST /well", "garden", "success"),
];
const expected = { Water: ["success", "NOT_FOUND"], Plant: ["success", "NO_SEEDS"] };

describe("coverageOf", () => {
  it("counts what each call is covered by, and tells what is missing", () => {
    expect(coverageOf(expected, interactions)).toEqual([
      {
        call: "Water",
        interactions: 4,
        outcomes: [
          ["success", 2],
          ["NOT_FOUND", 1],
          ["WATER_IS_OUT", 1],
        ],
        missing: [],
        scenarios: ["garden", "desert"],
      },
      { call: "Plant", interactions: 0, outcomes: [], missing: ["success", "NO_SEEDS"], scenarios: [] },
      { call: "POST /well", interactions: 1, outcomes: [["success", 1]], missing: [], scenarios: ["garden"] },
    ]);
  });

  it("wants a success of a call that is in the pacts alone", () => {
    const [, , well] = coverageOf(expected, [interaction("POST /well", "garden", "invalid_grant")]);
    expect(well?.missing).toEqual(["success"]);
  });
});

describe("problemsOf", () => {
  it("names each outcome without an interaction", () => {
    const coverage = coverageOf(expected, interactions);
    expect(problemsOf(coverage, interactions, ["Water", "Plant"])).toEqual([
      "Plant: no pact for success",
      "Plant: no pact for NO_SEEDS",
    ]);
  });

  it("names operations of the pacts that the portal no longer has", () => {
    const own = interactions.slice(0, 3);
    const coverage = coverageOf({ Water: ["success"] }, own);
    expect(problemsOf(coverage, own.slice(0, 1), ["Plant"])).toEqual([
      'Water: not an operation of the portal, but in "Water in the garden"',
    ]);
  });

  it("has nothing to say where all is covered", () => {
    const coverage = coverageOf({ Water: ["success"] }, interactions);
    expect(problemsOf(coverage, interactions, ["Water"])).toEqual([]);
  });
});

describe("reportText", () => {
  it("is tables, lists and what is not covered", () => {
    const lists = [
      { heading: "Fields that nobody reads", lines: ["Tree: age, height"] },
      { heading: "Scenarios that no pact uses", lines: [] },
    ];
    const [water, ...others] = coverageOf(expected, interactions);
    const tables = [water ? [water] : [], others];
    expect(reportText(tables, lists, ["Plant: no pact for success"])).toBe(`\
call   pacts  states          outcomes
Water  4      garden, desert  success ×2, NOT_FOUND, WATER_IS_OUT

call        pacts  states  outcomes
Plant       0              ✗ success, ✗ NO_SEEDS
POST /well  1      garden  success

Fields that nobody reads:
  Tree: age, height

Scenarios that no pact uses: none

Not covered:
  Plant: no pact for success
`);
  });

  it("says so where all is covered", () => {
    expect(reportText([], [], [])).toMatch(/^Every call is covered\.\n$/);
  });
});
