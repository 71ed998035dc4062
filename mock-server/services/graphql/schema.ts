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

/** What each policy of the SDL's `@authorize` requires: throws for a request that does not meet it. */
const policies = new Map<unknown, (context: GraphQlContext) => unknown>([
  ["ANY", () => {}],
  ["SIGNED_IN", requireAccount],
]);

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
  enforceAuthorization(schema);
  return schema;
}

/** Parses the SDL files of a service. */
function readTypeDefs(service: Service): DocumentNode[] {
  const folder = new URL(`../../../schema/${service}/`, import.meta.url);
  return readdirSync(folder).map((file) => gql(readFileSync(new URL(file, folder), "utf8")));
}

/**
 * Enforces the SDL's `@authorize(policy: …, roles: …)`: a request must meet the policy, and its account have one of the roles
 * if there are any. Throws for a policy that `policies` does not have, since its fields would be open to everybody.
 */
export function enforceAuthorization(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const directives = [type, field].flatMap((it) => getDirective(schema, it, "authorize") ?? []);
      for (const { policy, roles = [] } of directives) {
        const check = policies.get(policy);
        if (!check) throw new Error(`${type.name}.${field.name} has the unknown policy ${policy}.`);
        authorizeField(field, check, roles);
      }
    }
  }
}

function authorizeField(
  field: GraphQLField<unknown, GraphQlContext>,
  check: (context: GraphQlContext) => unknown,
  allowedRoles: readonly Role[],
): void {
  const { resolve = defaultFieldResolver } = field;
  field.resolve = (source, args, context, info) => {
    check(context);
    if (allowedRoles.length > 0) {
      const { roles = defaultRoles } = requireAccount(context);
      if (!allowedRoles.some((role) => roles.includes(role))) throw createNotAuthorizedError(context.texts);
    }
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
