import { makeExecutableSchema } from "@graphql-tools/schema";
import { createGraphQLError, getDirective, type IResolvers } from "@graphql-tools/utils";
import {
  defaultFieldResolver,
  type GraphQLField,
  GraphQLScalarType,
  type GraphQLSchema,
  isObjectType,
} from "graphql";
import type { Role } from "#generated/mainApi.ts";
import { mapIds } from "../../../schema/mapIds.ts";
import { createIdShape } from "../../../schema/portalView.ts";
import { loadPortalView, loadSdl, type ServiceName } from "../../../schema/services.ts";
import type { GraphQlContext } from "../requestContext.ts";
import { addFieldMocks } from "./addFieldMocks.ts";
import { createNotAuthorizedError } from "./errors.ts";
import { requireAccount } from "./ownRecords.ts";

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
  services: readonly ServiceName[],
  resolvers: IResolvers<unknown, GraphQlContext>[],
): GraphQLSchema {
  const schema = addFieldMocks(
    makeExecutableSchema({
      typeDefs: services.map(loadSdl),
      resolvers: [...resolvers, { Upload: uploadScalar }],
    }),
  );
  readIds(schema, makeExecutableSchema({ typeDefs: services.map(loadPortalView) }));
  enforceAuthorization(schema);
  return schema;
}

/** Gives resolvers ids as texts, as the portal sees them. */
export function readIds(schema: GraphQLSchema, view: GraphQLSchema): void {
  for (const { field, type } of listFields(schema)) {
    const viewType = view.getType(type.name);
    const viewField = isObjectType(viewType) ? viewType.getFields()[field.name] : undefined;
    const shapes = field.args.flatMap(({ name, type }) => {
      const shape = createIdShape(viewField?.args.find((it) => it.name === name)?.type ?? type, type);
      return shape ? [[name, shape] as const] : [];
    });
    const { resolve = defaultFieldResolver } = field;
    if (shapes.length === 0) continue;
    const shape = Object.fromEntries(shapes);
    field.resolve = (source, args, ...rest) => resolve(source, mapIds(args, shape, String), ...rest);
  }
}

function listFields(schema: GraphQLSchema) {
  const types = Object.values(schema.getTypeMap()).filter(isObjectType);
  return types.flatMap((type) => Object.values(type.getFields()).map((field) => ({ type, field })));
}

/**
 * Enforces the SDL's `@authorize(policy: …, roles: …)`: a request must meet the policy, and its account have one of the roles
 * if there are any. Throws for a policy that `policies` does not have, since its fields would be open to everybody.
 */
export function enforceAuthorization(schema: GraphQLSchema): void {
  for (const { type, field } of listFields(schema)) {
    const directives = [type, field].flatMap((it) => getDirective(schema, it, "authorize") ?? []);
    for (const { policy, roles = [] } of directives) {
      const check = policies.get(policy);
      if (!check) throw new Error(`${type.name}.${field.name} has the unknown policy ${policy}.`);
      authorizeField(field, check, roles);
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
