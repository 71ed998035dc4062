import type { Interaction } from "./interaction.ts";

/** How the pacts cover one call. */
export interface CallCoverage {
  call: string;
  interactions: number;
  /** Outcomes with how many interactions have each, in the order in which they are expected; the others last. */
  outcomes: readonly (readonly [outcome: string, interactions: number])[];
  /** Outcomes that are expected and that no interaction has. */
  missing: readonly string[];
  /** Names of the states in which the call is made. */
  scenarios: readonly string[];
}

/**
 * How the interactions cover the calls that are expected, and after them those that are in the pacts alone: of these a
 * success.
 */
export function coverageOf(
  expected: Readonly<Record<string, readonly string[]>>,
  interactions: readonly Interaction[],
): CallCoverage[] {
  const calls = new Set([...Object.keys(expected), ...interactions.map(({ call }) => call)]);
  return [...calls].map((call) =>
    callCoverage(
      call,
      expected[call] ?? ["success"],
      interactions.filter((interaction) => interaction.call === call),
    ),
  );
}

function callCoverage(call: string, expected: readonly string[], own: readonly Interaction[]): CallCoverage {
  const found = own.flatMap(({ outcomes }) => outcomes);
  const known = [...new Set([...expected, ...found])];
  return {
    call,
    interactions: own.length,
    outcomes: known
      .map((outcome) => [outcome, found.filter((other) => other === outcome).length] as const)
      .filter(([, count]) => count > 0),
    missing: expected.filter((outcome) => !found.includes(outcome)),
    scenarios: scenariosOf(own),
  };
}

/** Names of the states that interactions ask for, in their order. */
export function scenariosOf(interactions: readonly Interaction[]): string[] {
  return [...new Set(interactions.flatMap(({ states }) => states.map(({ name }) => name)))];
}

/** What is wrong with a coverage, one line each; nothing if all is covered. */
export function problemsOf(
  coverage: readonly CallCoverage[],
  interactions: readonly Interaction[],
  operations: readonly string[],
): string[] {
  const gone = interactions.filter(({ call, isGraphQl }) => isGraphQl && !operations.includes(call));
  return [
    ...coverage.flatMap(({ call, missing }) => missing.map((outcome) => `${call}: no pact for ${outcome}`)),
    ...gone.map(
      ({ call, description }) => `${call}: not an operation of the portal, but in "${description}"`,
    ),
  ];
}
