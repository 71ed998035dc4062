import { readdirSync, readFileSync } from "node:fs";
import { makeExecutableSchema } from "@graphql-tools/schema";
import type { IResolvers } from "@graphql-tools/utils";
import type { DocumentNode, GraphQLSchema } from "graphql";
import { gql } from "graphql-tag";
import { enforceAuthorization } from "./authorize.ts";
import type { GraphQlContext } from "./context.ts";

type Service = "main" | "registration";

/** The SDL files of a service, parsed. */
function sdlOf(service: Service): DocumentNode[] {
  const folder = new URL(`../../schema/${service}/`, import.meta.url);
  return readdirSync(folder).map((file) => gql(readFileSync(new URL(file, folder), "utf8")));
}

/** An executable schema of one service, or of several that answer at the same address. */
export function schemaOf(
  services: readonly Service[],
  resolvers: IResolvers<unknown, GraphQlContext>[],
): GraphQLSchema {
  return enforceAuthorization(makeExecutableSchema({ typeDefs: services.flatMap(sdlOf), resolvers }));
}
