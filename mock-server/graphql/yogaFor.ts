import type { GraphQLSchema } from "graphql";
import { createYoga, type Plugin } from "graphql-yoga";
import type { GraphQlContext } from "./context.ts";
import { listViolations } from "./listViolations.ts";

/** Says what a body must be, where Yoga alone would answer with a bare 415. */
const refuseOtherBodies: Plugin = {
  onRequestParse({ request, requestParser, endResponse, fetchAPI }) {
    if (requestParser || request.method !== "POST") return;
    const message = "The body must be application/json, or multipart/form-data where files come along.";
    endResponse(
      fetchAPI.Response.json({ errors: [{ message, extensions: { code: "BAD_REQUEST" } }] }, { status: 415 }),
    );
  },
};

/** A GraphQL endpoint at any path. GraphiQL opens for browsers; errors without a code of ours are masked. */
export function yogaFor(schema: GraphQLSchema, title: string) {
  return createYoga<GraphQlContext>({
    schema,
    graphqlEndpoint: "*",
    graphiql: { title },
    // GraphiQL from a package: the usual page fetches it from elsewhere.
    renderGraphiQL: async (options) =>
      (await import("@graphql-yoga/render-graphiql")).renderGraphiQL(options),
    landingPage: false,
    logging: "error",
    cors: false,
    batching: false,
    // Ten files of 10 MB, what a request holds at most, and some room for a file that is to be refused by name.
    maxRequestBodySize: 120 * 1024 * 1024,
    plugins: [refuseOtherBodies, listViolations],
  });
}
