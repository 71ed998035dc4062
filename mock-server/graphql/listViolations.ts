import { createGraphQLError } from "@graphql-tools/utils";
import type { GraphQLError } from "graphql";
import { isAsyncIterable, type Plugin } from "graphql-yoga";
import { ViolationsError } from "./errors.ts";

/**
 * Puts one error for each violation into the answer. A resolver cannot: where a field may not be null, execution keeps
 * the first error alone.
 */
export const listViolations: Plugin = {
  onExecute: () => ({
    onExecuteDone({ result, setResult }) {
      if (isAsyncIterable(result) || !result.errors) return;
      setResult({ ...result, errors: result.errors.flatMap(errorsBehind) });
    },
  }),
};

function errorsBehind(error: GraphQLError): GraphQLError[] {
  const { originalError, nodes, path } = error;
  if (!(originalError instanceof ViolationsError)) return [error];
  return originalError.violations.map(({ field, message }) =>
    createGraphQLError(message, {
      ...(nodes && { nodes }),
      ...(path && { path }),
      extensions: { code: "VALIDATION_FAILED", field },
    }),
  );
}
