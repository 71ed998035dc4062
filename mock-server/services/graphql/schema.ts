import { makeExecutableSchema } from "@graphql-tools/schema";
import { createGraphQLError, getDirective, type IResolvers } from "@graphql-tools/utils";
import { defaultFieldResolver, GraphQLScalarType, type GraphQLSchema, isObjectType } from "graphql";
import { additions } from "../../../schema/additions.ts";
import { mapIds } from "../../../schema/mapIds.ts";
import { createIdShape, isRootType, joinIdShapes } from "../../../schema/portalView.ts";
import { loadService, type ServiceName } from "../../../schema/services.ts";
import type { GraphQlContext } from "../requestContext.ts";
import { addFieldMocks } from "./addFieldMocks.ts";
import { createNotAuthorizedError } from "./errors.ts";
import { requireAccount } from "./ownRecords.ts";

/** Rejects everything but files of a multipart request, with the status 400. */
const uploadScalar = new GraphQLScalarType({ name: "Upload", coerceInputValue: requireFile });

/** Creates the executable schema of one service, or of several that share an endpoint. */
export function createSchema(
  services: readonly ServiceName[],
  resolvers: IResolvers<unknown, GraphQlContext>[],
): GraphQLSchema {
  const schema = addFieldMocks(
    makeExecutableSchema({
      typeDefs: services.map((service) => loadService(service).sdl),
      resolvers: [...resolvers, { Upload: uploadScalar }],
    }),
  );
  for (const service of services) readIds(schema, loadService(service).view);
  enforceAuthorization(
    schema,
    services.flatMap((service) => additions[service].anonymous),
  );
  return schema;
}

/** Converts ids to texts for resolvers, the portal's form. */
export function readIds(schema: GraphQLSchema, view: GraphQLSchema): void {
  for (const { field, type } of listFields(schema)) {
    const viewType = view.getType(type.name);
    const viewField = isObjectType(viewType) ? viewType.getFields()[field.name] : undefined;
    const shape = joinIdShapes(
      field.args.map(({ name, type }) => {
        const viewArg = viewField?.args.find((it) => it.name === name);
        return [name, createIdShape(viewArg?.type, type)];
      }),
    );
    const { resolve = defaultFieldResolver } = field;
    if (!shape) continue;
    field.resolve = (source, args, ...rest) => resolve(source, mapIds(args, shape, String), ...rest);
  }
}

function listFields(schema: GraphQLSchema) {
  const types = Object.values(schema.getTypeMap()).filter(isObjectType);
  return types.flatMap((type) => Object.values(type.getFields()).map((field) => ({ type, field })));
}

/**
 * Requires an account for each operation that is not anonymous, and for every other field with `@authorize`, whatever its
 * policy. An account whose record has roles needs one of the roles of each `@authorize`.
 */
export function enforceAuthorization(schema: GraphQLSchema, anonymous: readonly string[]): void {
  for (const { type, field } of listFields(schema)) {
    const directives = [type, field].flatMap((it) => getDirective(schema, it, "authorize") ?? []);
    const isOperation = isRootType(type);
    if (isOperation ? anonymous.includes(`${type.name}.${field.name}`) : directives.length === 0) continue;
    const { resolve = defaultFieldResolver } = field;
    field.resolve = (source, args, context: GraphQlContext, info) => {
      const { roles } = requireAccount(context);
      const isAllowed = directives.every(
        ({ roles: allowed }) => !roles || !allowed || roles.some((role) => allowed.includes(role)),
      );
      if (!isAllowed) throw createNotAuthorizedError(context.texts);
      return resolve(source, args, context, info);
    };
  }
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
