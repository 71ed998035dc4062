import type { Interaction } from "./interaction.ts";

/** How the pacts cover one operation. */
export interface OperationCoverage {
  operation: string;
  interactions: number;
  /** Kinds of response with their numbers of interactions: required ones in their order, then the others. */
  responses: readonly (readonly [kind: string, interactions: number])[];
  /** Required kinds of response that no interaction has. */
  missingResponses: readonly string[];
  /** Names of the provider states in which the operation is requested. */
  states: readonly string[];
}

/**
 * Measures the coverage of the operations with required responses, and after them of operations that only the pacts have.
 * Of the latter a success is required.
 */
export function measureCoverage(
  requiredResponses: Readonly<Record<string, readonly string[]>>,
  interactions: readonly Interaction[],
): OperationCoverage[] {
  const names = interactions.map(({ operation }) => operation);
  return [...new Set([...Object.keys(requiredResponses), ...names])].map((operation) =>
    measureOperation(
      operation,
      requiredResponses[operation] ?? ["success"],
      interactions.filter((interaction) => interaction.operation === operation),
    ),
  );
}

function measureOperation(
  operation: string,
  requiredResponses: readonly string[],
  interactions: readonly Interaction[],
): OperationCoverage {
  const covered = interactions.flatMap(({ responses }) => responses);
  const kinds = [...new Set([...requiredResponses, ...covered])];
  return {
    operation,
    interactions: interactions.length,
    responses: kinds
      .map((kind) => [kind, covered.filter((other) => other === kind).length] as const)
      .filter(([, count]) => count > 0),
    missingResponses: requiredResponses.filter((kind) => !covered.includes(kind)),
    states: listStates(interactions),
  };
}

/** The names of the provider states of interactions, in their order. */
export function listStates(interactions: readonly Interaction[]): string[] {
  return [...new Set(interactions.flatMap(({ states }) => states.map(({ name }) => name)))];
}

/** Mutations whose effect no interaction shows: none has a state that begins after them. One line each. */
export function findMutationsWithoutEffect(
  mutations: readonly string[],
  interactions: readonly Interaction[],
): string[] {
  const states = interactions.flatMap((interaction) => interaction.states);
  return mutations
    .filter((name) => states.every(({ params }) => params.after?.mutation !== name))
    .map((name) => `${name}: no pact in a state after it`);
}

/** What is missing from the pacts or left over in them, one line each. */
export function findCoverageProblems(
  coverage: readonly OperationCoverage[],
  interactions: readonly Interaction[],
  operationNames: readonly string[],
): string[] {
  const obsolete = interactions.filter(
    ({ operation, isGraphQl }) => isGraphQl && !operationNames.includes(operation),
  );
  return [
    ...coverage.flatMap(({ operation, missingResponses }) =>
      missingResponses.map((kind) => `${operation}: no pact for ${kind}`),
    ),
    ...obsolete.map(
      ({ operation, description }) =>
        `${operation}: no operation of the portal, but used in "${description}"`,
    ),
  ];
}
