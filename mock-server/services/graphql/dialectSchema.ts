import { createGraphQLError, MapperKind, mapSchema } from "@graphql-tools/utils";
import {
  type ASTVisitor,
  defaultFieldResolver,
  type GraphQLInputType,
  type GraphQLSchema,
  getNullableType,
  getOperationAST,
  isInputObjectType,
  isInputType,
  isListType,
  Kind,
  type NamedTypeNode,
  NoSchemaIntrospectionCustomRule,
  typeFromAST,
  type ValidationContext,
} from "graphql";
import type { Plugin } from "graphql-yoga";
import { getDialect } from "#rules/dialects.ts";
import { isIdName } from "../../../schema/mapIds.ts";
import { loadService, serviceNames } from "../../../schema/services.ts";
import type { GraphQlContext } from "../requestContext.ts";

/** The portal's arguments beyond the services' SDL, by field. */
const extensions = new Map(
  serviceNames
    .flatMap((name) => loadService(name).extension.definitions)
    .filter((type) => type.kind === Kind.OBJECT_TYPE_EXTENSION)
    .flatMap((type) => (type.fields ?? []).map((field) => ({ type, field })))
    .map(({ type, field }) => [
      `${type.name.value}.${field.name.value}`,
      (field.arguments ?? []).map(({ name }) => name.value),
    ]),
);

/** A schema without the portal's extensions, which refuses ids that the dialect cannot read. */
export function createDialectSchema(schema: GraphQLSchema): GraphQLSchema {
  return mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: ({ args = {}, resolve = defaultFieldResolver, ...field }, name, typeName) => {
      const added = extensions.get(`${typeName}.${name}`);
      const kept = Object.entries(args).filter(([argument]) => !added?.includes(argument));
      if (added && kept.length === 0) return null;
      const ids = kept.map(([argument]) => argument).filter(isIdName);
      return {
        ...field,
        args: Object.fromEntries(kept),
        resolve: (source, values, context: GraphQlContext, info) => {
          // The ids of all records end with a digit.
          const isUnreadable = (id: unknown) => typeof id === "string" && !/\d$/.test(id);
          const argument = ids.find((name) => isUnreadable(values[name]));
          if (argument === undefined || !getDialect(context.world).ids)
            return resolve(source, values, context, info);
          throw createGraphQLError("The id cannot be read.", {
            extensions: { code: "ID_UNREADABLE", argument },
          });
        },
      };
    },
  });
}

/** Validates and executes a document as the dialect's server does. */
export const validateByDialect: Plugin<GraphQlContext> = {
  onValidate({ context, addValidationRule }) {
    const { failures } = getDialect(context.world);
    if (failures["introspection"]) addValidationRule(NoSchemaIntrospectionCustomRule);
    if (failures["unusedVariables"]?.isOneForAll) addValidationRule(reportUnusedVariables);
  },
  onExecute({ args: { schema, document, operationName, variableValues, contextValue } }) {
    if (!getDialect(contextValue.world).ignoresUnknownInput) return;
    for (const { variable, type } of getOperationAST(document, operationName)?.variableDefinitions ?? []) {
      const [name, declared] = [variable.name.value, typeFromAST(schema, type as NamedTypeNode)];
      if (isInputType(declared) && variableValues && name in variableValues)
        variableValues[name] = removeUnknownFields(variableValues[name], declared);
    }
  },
};

/** Reports variables that no argument of the schema uses, unknown fields and arguments included. */
function reportUnusedVariables(context: ValidationContext): ASTVisitor {
  const used = new Set<string>();
  return {
    VariableDefinition: () => false,
    Variable({ name }) {
      if (context.getInputType()) used.add(name.value);
    },
    OperationDefinition: {
      leave({ variableDefinitions = [] }) {
        for (const definition of variableDefinitions) {
          const name = definition.variable.name.value;
          if (!used.has(name))
            context.reportError(
              createGraphQLError(`Variable "$${name}" is never used.`, { nodes: definition }),
            );
        }
      },
    },
  };
}

function removeUnknownFields(value: unknown, type: GraphQLInputType): unknown {
  const known = getNullableType(type);
  if (isListType(known) && Array.isArray(value))
    return value.map((item) => removeUnknownFields(item, known.ofType));
  if (!isInputObjectType(known) || typeof value !== "object" || value === null) return value;
  const fields = Object.entries(known.getFields()).filter(([name]) => name in value);
  return Object.fromEntries(
    fields.map(([name, field]) => [name, removeUnknownFields(Reflect.get(value, name), field.type)]),
  );
}
