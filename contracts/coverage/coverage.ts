import { type DocumentNode, type GraphQLField, getOperationAST, isNullableType, print } from "graphql";
import { notAuthorizedCode } from "#api/errors.ts";
import type { Interaction } from "./interaction.ts";
import { parseErrorCodes } from "./schemaCoverage.ts";

type OperationKind = "query" | "mutation" | "upload";

/** What tells operations apart that a service may protect in different ways. */
export function getOperationKind(document: DocumentNode): OperationKind {
  if (getOperationAST(document)?.operation === "query") return "query";
  return print(document).includes("Upload!") ? "upload" : "mutation";
}

/**
 * The kinds of response that the SDL describes for a field, as `classifyResponse` names them: each code after `Errors:`, null
 * for an unknown id, a page without items. The portal sends no invalid pages. What `@authorize` rejects is tested once.
 */
export function listRequiredResponses(field: GraphQLField<unknown, unknown>, kind: OperationKind): string[] {
  const codes = parseErrorCodes(field).filter((code) => code !== notAuthorizedCode);
  if (kind !== "query") return ["success", ...codes];
  const hasArgument = (pattern: RegExp) => field.args.some(({ name }) => pattern.test(name));
  return [
    "success",
    ...codes.filter((code) => code !== "VALIDATION_FAILED"),
    ...(hasArgument(/^id|Id$/) && isNullableType(field.type) ? ["null"] : []),
    ...(hasArgument(/^take$/) ? ["empty"] : []),
  ];
}

/** Required responses that no interaction has, one line each. Of an operation that only the pacts have, it is a success. */
export function findMissingResponses(
  requiredResponses: Readonly<Record<string, readonly string[]>>,
  interactions: readonly Interaction[],
): string[] {
  const names = interactions.map(({ operation }) => operation);
  return [...new Set([...Object.keys(requiredResponses), ...names])].flatMap((operation) => {
    const covered = interactions
      .filter((interaction) => interaction.operation === operation)
      .flatMap(({ responses }) => responses);
    return (requiredResponses[operation] ?? ["success"])
      .filter((kind) => !covered.includes(kind))
      .map((kind) => `${operation}: no pact for ${kind}`);
  });
}

/** Interactions of operations that the portal no longer has, one line each. */
export function findObsoleteInteractions(
  operationNames: readonly string[],
  interactions: readonly Interaction[],
): string[] {
  return interactions
    .filter(({ operation, isGraphQl }) => isGraphQl && !operationNames.includes(operation))
    .map(({ operation, description }) => `${operation}: no operation of the portal: "${description}"`);
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
