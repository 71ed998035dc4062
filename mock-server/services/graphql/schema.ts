import { readdirSync, readFileSync } from "node:fs";
import { makeExecutableSchema } from "@graphql-tools/schema";
import { createGraphQLError, getDirective, type IResolvers } from "@graphql-tools/utils";
import {
  type DocumentNode,
  defaultFieldResolver,
  type GraphQLField,
  GraphQLScalarType,
  type GraphQLSchema,
  isObjectType,
} from "graphql";
import { gql } from "graphql-tag";
import type { Role } from "#generated/mainApi.ts";
import type { GraphQlContext } from "../requestContext.ts";
import { addFieldMocks } from "./addFieldMocks.ts";
import { createNotAuthorizedError } from "./errors.ts";
import { requireAccount } from "./ownRecords.ts";

type Service = "main" | "registration";

/** Roles of accounts whose record names none. */
const defaultRoles: readonly Role[] = ["CUSTOMER"];

/** Rejects everything but files of a multipart request, by the status 400. */
const uploadScalar = new GraphQLScalarType({ name: "Upload", coerceInputValue: requireFile });

/** Creates the executable schema of one service, or of several that share an endpoint. */
export function createSchema(
  services: readonly Service[],
  resolvers: IResolvers<unknown, GraphQlContext>[],
): GraphQLSchema {
  const schema = addFieldMocks(
    makeExecutableSchema({
      typeDefs: services.flatMap(readTypeDefs),
      resolvers: [...resolvers, { Upload: uploadScalar }],
    }),
  );
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) enforceAuthorization(schema, field);
  }
  return schema;
}

/** Parses the SDL files of a service. */
function readTypeDefs(service: Service): DocumentNode[] {
  const folder = new URL(`../../../schema/${service}/`, import.meta.url);
  return readdirSync(folder).map((file) => gql(readFileSync(new URL(file, folder), "utf8")));
}

/**
 * Enforces the SDL's `@authorize(policy: …, roles: …)`: a field with the policy SIGNED_IN requires an account, which has one
 * of the roles if there are any.
 */
function enforceAuthorization(schema: GraphQLSchema, field: GraphQLField<unknown, GraphQlContext>): void {
  const directive = getDirective(schema, field, "authorize")?.[0];
  if (directive?.["policy"] !== "SIGNED_IN") return;
  const allowedRoles: readonly Role[] = directive["roles"] ?? [];
  const { resolve = defaultFieldResolver } = field;
  field.resolve = (source, args, context, info) => {
    const { roles = defaultRoles } = requireAccount(context);
    const isAllowed = allowedRoles.length === 0 || allowedRoles.some((role) => roles.includes(role));
    if (!isAllowed) throw createNotAuthorizedError(context.texts);
    return resolve(source, args, context, info);
  };
}

function requireFile(value: unknown): object {
  if (isFile(value)) return value;
  throw createGraphQLError("An upload must be a file of a multipart/form-data request.", {
    extensions: { code: "BAD_REQUEST", http: { status: 400, spec: false } },
  });
}

/** Yoga's files are no instances of `File`. */
function isFile(value: unknown): value is object {
  return (
    typeof value === "object" &&
    value !== null &&
    "arrayBuffer" in value &&
    typeof value.arrayBuffer === "function"
  );
}
