import { GraphQLError } from "graphql";

/** An error with a code the portal can tell apart. */
export function codedError(code: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code } });
}

export function notAuthorized(): GraphQLError {
  return codedError(
    "AUTH_NOT_AUTHORIZED",
    "You are not authorized. Sign in with an account that may do this.",
  );
}

export function notFound(what: string, id: string): GraphQLError {
  return codedError("NOT_FOUND", `There is no ${what} with the id "${id}".`);
}

/** One thing wrong with what was entered. */
export interface Violation {
  /** Path of the field, for example `customer.postCode`. */
  field: string;
  message: string;
}

/** Throws one error for each violation, all in the same answer; does nothing if there is none. */
export function refuse(violations: readonly Violation[]): void {
  const [first, ...others] = violations.map(
    ({ field, message }) => new GraphQLError(message, { extensions: { code: "VALIDATION_FAILED", field } }),
  );
  if (!first) return;
  if (others.length === 0) throw first;
  throw new AggregateError([first, ...others], first.message);
}
