import { createGraphQLError } from "@graphql-tools/utils";
import type { GraphQLError } from "graphql";
import type { Violation } from "#rules/violations.ts";
import type { Texts } from "#texts/texts.ts";
import type { ErrorCode } from "../../../schema/additions.ts";
import { createBearerChallenge } from "../bearerChallenge.ts";

export function createCodedError(code: ErrorCode, message: string): GraphQLError {
  return createGraphQLError(message, { extensions: { code } });
}

export function createNotAuthorizedError(texts: Texts): GraphQLError {
  return createCodedError("AUTH_NOT_AUTHORIZED", texts.notAuthorized);
}

export function createNotFoundError(message: string): GraphQLError {
  return createCodedError("NOT_FOUND", message);
}

/** All violations of an input. The endpoint turns each of them into a GraphQL error. */
export class ViolationsError extends Error {
  readonly violations: readonly Violation[];

  constructor(violations: readonly Violation[]) {
    super(violations.map(({ message }) => message).join("\n"));
    this.violations = violations;
  }
}

/** Throws a `ViolationsError` if there are violations. */
export function throwViolations(violations: readonly Violation[]): void {
  if (violations.length > 0) throw new ViolationsError(violations);
}

/** Creates a response in GraphQL's shape, for a request that is rejected before its operation runs. */
export function createErrorResponse(status: number, code: string, message: string): Response {
  const headers = status === 401 ? createBearerChallenge(message) : {};
  return Response.json({ errors: [{ message, extensions: { code } }] }, { status, headers });
}
