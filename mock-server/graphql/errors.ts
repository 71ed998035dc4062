import { createGraphQLError } from "@graphql-tools/utils";
import type { GraphQLError } from "graphql";
import type { Texts } from "../texts/texts.ts";

/** An error with a code the portal can tell apart. */
export function codedError(code: string, message: string): GraphQLError {
  return createGraphQLError(message, { extensions: { code } });
}

export function notAuthorized(texts: Texts): GraphQLError {
  return codedError("AUTH_NOT_AUTHORIZED", texts.notAuthorized);
}

export function notFound(message: string): GraphQLError {
  return codedError("NOT_FOUND", message);
}

/** One thing wrong with what was entered. */
export interface Violation {
  /** Path of the field, for example `customer.postCode`. */
  field: string;
  message: string;
}

/** Everything wrong with what was entered; `listViolations` makes one error of each. */
export class ViolationsError extends Error {
  readonly violations: readonly Violation[];

  constructor(violations: readonly Violation[]) {
    super(violations.map(({ message }) => message).join("\n"));
    this.violations = violations;
  }
}

/** Refuses what was entered, with one error for each violation in the answer; does nothing if there is none. */
export function refuse(violations: readonly Violation[]): void {
  if (violations.length > 0) throw new ViolationsError(violations);
}
