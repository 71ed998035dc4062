import { buildSchema } from "graphql";
import { createSchema, createYoga } from "graphql-yoga";
import typeDefs from "#schema/specification.graphql?raw";
import type { ReceivedRequest, ResponseStubs } from "./fakeService.ts";

export const specificationSchema = buildSchema(typeDefs);

type SpecificationResolvers = {
  Query: Record<string, () => unknown>;
  Mutation: Record<string, (parent: unknown, args: never) => unknown>;
};

/** Responses of a GraphQL Yoga that has the specification's schema. */
export function createSpecificationBackend(
  operationNames: readonly string[],
  resolvers: SpecificationResolvers,
): ResponseStubs {
  const yoga = createYoga({ schema: createSchema({ typeDefs, resolvers }), maskedErrors: false });
  const respond = async ({ body }: ReceivedRequest) => {
    const response = await yoga.fetch("http://backend.example/graphql", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: String(body),
    });
    // Yoga's own Response is not jsdom's.
    return Response.json(await response.json(), { status: response.status });
  };
  return Object.fromEntries(operationNames.map((name) => [name, respond]));
}
