import { GraphQLError } from "graphql";

/** An error that the portal tells apart by its code and, for invalid input, by the field. */
export function createError(code: string, field?: string): GraphQLError {
  return new GraphQLError(field === undefined ? code : `The value of ${field} is not valid.`, {
    extensions: { code, ...(field !== undefined && { field }) },
  });
}

/** Throws VALIDATION_FAILED for the first field whose value is not valid. */
export function requireValid(checks: Readonly<Record<string, boolean>>): void {
  const invalid = Object.entries(checks).find(([, isValid]) => !isValid);
  if (invalid) throw createError("VALIDATION_FAILED", invalid[0]);
}
