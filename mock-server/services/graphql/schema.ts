import { readdirSync, readFileSync } from "node:fs";
import { makeExecutableSchema } from "@graphql-tools/schema";
import {
  createGraphQLError,
  getDirective,
  type IResolvers,
  MapperKind,
  mapSchema,
} from "@graphql-tools/utils";
import {
  type DocumentNode,
  defaultFieldResolver,
  type GraphQLFieldConfig,
  GraphQLScalarType,
  type GraphQLSchema,
} from "graphql";
import { gql } from "graphql-tag";
import type { Role } from "../../generated/mainApi.ts";
import type { GraphQlContext } from "../requestContext.ts";
import { createNotAuthorizedError } from "./errors.ts";
import { requireAccount } from "./ownRecords.ts";

type Field = GraphQLFieldConfig<unknown, GraphQlContext>;
type Service = "main" | "registration";

/** Roles of accounts whose record names none. */
const defaultRoles: readonly Role[] = ["CUSTOMER"];

/** Creates the executable schema of one service, or of several that share an endpoint. */
export function createSchema(
  services: readonly Service[],
  resolvers: IResolvers<unknown, GraphQlContext>[],
): GraphQLSchema {
  const schema = makeExecutableSchema({ typeDefs: services.flatMap(readTypeDefs), resolvers });
  return mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: enforceAuthorization,
    [MapperKind.SCALAR_TYPE]: checkUploads,
  });
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
function enforceAuthorization(field: Field, _: string, __: string, schema: GraphQLSchema): Field {
  const directive = getDirective(schema, field, "authorize")?.[0];
  if (directive?.["policy"] !== "SIGNED_IN") return field;
  const allowedRoles: readonly Role[] = directive["roles"] ?? [];
  const { resolve = defaultFieldResolver } = field;
  return {
    ...field,
    resolve: (source, args, context, info) => {
      const { roles = defaultRoles } = requireAccount(context);
      const isAllowed = allowedRoles.length === 0 || allowedRoles.some((role) => roles.includes(role));
      if (!isAllowed) throw createNotAuthorizedError(context.texts);
      return resolve(source, args, context, info);
    },
  };
}

/** Makes the scalar `Upload` reject everything but files of a multipart request, by the status 400. */
function checkUploads(scalar: GraphQLScalarType): GraphQLScalarType {
  const { name, description, astNode, extensions } = scalar;
  if (name !== "Upload") return scalar;
  return new GraphQLScalarType({ name, description, astNode, extensions, coerceInputValue: requireFile });
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
