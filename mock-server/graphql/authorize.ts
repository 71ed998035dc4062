import { getDirective, MapperKind, mapSchema } from "@graphql-tools/utils";
import { defaultFieldResolver, type GraphQLSchema } from "graphql";
import type { GraphQlContext } from "./context.ts";
import { notAuthorized } from "./errors.ts";

/** Enforces the SDL's `@authorize(policy: …)`: a field of policy SIGNED_IN needs an account. */
export function enforceAuthorization(schema: GraphQLSchema): GraphQLSchema {
  return mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field) => {
      const rule = getDirective(schema, field, "authorize")?.[0];
      if (rule?.["policy"] !== "SIGNED_IN") return field;
      const { resolve = defaultFieldResolver } = field;
      return {
        ...field,
        resolve: (source, args, context: GraphQlContext, info) => {
          if (!context.account) throw notAuthorized(context.texts);
          return resolve(source, args, context, info);
        },
      };
    },
  });
}

/** The account of a field that the directive lets only signed-in callers reach. */
export function callerOf(context: GraphQlContext): NonNullable<GraphQlContext["account"]> {
  if (!context.account) throw notAuthorized(context.texts);
  return context.account;
}
