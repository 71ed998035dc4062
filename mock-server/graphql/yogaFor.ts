import type { GraphQLSchema } from "graphql";
import { createYoga } from "graphql-yoga";
import type { GraphQlContext } from "./context.ts";

/** A GraphQL endpoint at any path. GraphiQL opens for browsers; errors without a code of ours are masked. */
export function yogaFor(schema: GraphQLSchema, title: string) {
  return createYoga<GraphQlContext>({
    schema,
    graphqlEndpoint: "*",
    graphiql: { title },
    landingPage: false,
    logging: false,
    cors: false,
    batching: false,
  });
}
