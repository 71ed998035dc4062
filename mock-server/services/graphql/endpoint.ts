import { createGraphQLError } from "@graphql-tools/utils";
import type { GraphQLError, GraphQLSchema } from "graphql";
import { createYoga, isAsyncIterable, type Plugin, shouldRenderGraphiQL } from "graphql-yoga";
import { type DialectName, getDialect } from "#rules/dialects.ts";
import type { GraphQlContext } from "../requestContext.ts";
import {
  rejectBatches,
  rejectForeignRequests,
  rejectMalformedForms,
  rejectNestedDocuments,
} from "./checkRequests.ts";
import { createDialectSchema, validateByDialect } from "./dialectSchema.ts";
import { ViolationsError } from "./errors.ts";
import { renderGraphiQlPage } from "./graphiQlPage.ts";
import { executeRegisteredDocuments } from "./registeredDocuments.ts";

/**
 * Replaces a `ViolationsError` in the response by one error for each violation. A resolver cannot do that: it throws one
 * error at most.
 */
const listViolations: Plugin = {
  onExecute: () => ({
    onExecuteDone({ result, setResult }) {
      if (isAsyncIterable(result) || !result.errors) return;
      setResult({ ...result, errors: result.errors.flatMap(splitViolations) });
    },
  }),
};

function splitViolations(error: GraphQLError): GraphQLError[] {
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

export interface GraphQlEndpoint {
  fetch(request: Request, context: GraphQlContext): Promise<Response>;
}

/**
 * Creates a GraphQL endpoint at a path, which may be a pattern such as `/:world/graphql`. It serves GraphiQL to browsers and
 * masks unexpected errors.
 */
export function createGraphQlEndpoint(schema: GraphQLSchema, title: string, path: string): GraphQlEndpoint {
  // Yoga caches valid documents by schema, but the rules of dialects differ.
  const schemas = new Map<DialectName, GraphQLSchema>([["own", schema]]);
  const getSchema = (dialect: DialectName) => {
    const dialectSchema = schemas.get(dialect) ?? createDialectSchema(schema);
    schemas.set(dialect, dialectSchema);
    return dialectSchema;
  };
  const yoga = createYoga<GraphQlContext>({
    schema: ({ world }) => getSchema(world.dialect),
    graphqlEndpoint: path,
    graphiql: false,
    landingPage: false,
    logging: "error",
    cors: false,
    batching: true,
    // The middleware limits bodies before the journal reads them.
    maxRequestBodySize: false,
    extraParamNames: ["id"],
    plugins: [
      executeRegisteredDocuments,
      rejectForeignRequests,
      rejectMalformedForms,
      rejectNestedDocuments,
      rejectBatches,
      validateByDialect,
      listViolations,
    ],
  });
  return {
    fetch: async (request, context) => {
      if (!shouldRenderGraphiQL(request)) {
        // The dialect decides on the media type.
        if (getDialect(context.world).http) request.headers.set("accept", "application/json");
        return yoga.fetch(request, context);
      }
      const page = await renderGraphiQlPage(title, context);
      return new Response(page, { headers: { "content-type": "text/html; charset=utf-8" } });
    },
  };
}
