import type {
  MutationResolvers as MainMutations,
  QueryResolvers as MainQueries,
  ProjectForCustomerAccountResourceResolvers,
  ProjectResolvers,
} from "../../../mock-server/generated/mainApi.ts";
import type {
  MutationResolvers as RegistrationMutations,
  QueryResolvers as RegistrationQueries,
} from "../../../mock-server/generated/registration.ts";
import type { GraphQlContext } from "../../../mock-server/services/requestContext.ts";

/** The resolvers of both services by type and field, for example `Query.projects`. */
type Resolvers = ResolversOf<"Query", MainQueries & RegistrationQueries> &
  ResolversOf<"Mutation", MainMutations & RegistrationMutations> &
  ResolversOf<"Project", ProjectResolvers> &
  ResolversOf<"ProjectForCustomerAccountResource", ProjectForCustomerAccountResourceResolvers>;

type ResolversOf<Type extends string, Fields> = {
  [Name in keyof Fields & string as `${Type}.${Name}`]: ResolverFunction<Fields[Name]>;
};

type ResolverFunction<Resolver> = Extract<Resolver, (...parameters: never[]) => unknown>;

export type FieldName = keyof Resolvers;
type Arguments<Name extends FieldName> = Parameters<Resolvers[Name]>[1];
type Result<Name extends FieldName> = AwaitItems<Awaited<ReturnType<Resolvers[Name]>>>;
type AwaitItems<T> = T extends (infer Item)[] ? Awaited<Item>[] : T;

/** A call of a resolver. */
export interface ResolverCall<Args, Value> {
  args: Args;
  context: GraphQlContext;
  /** Calls the mock backend's resolver, by default with the same arguments and context. */
  resolve(args?: Args, context?: GraphQlContext): Promise<Value>;
}

/** Replaces a resolver. */
export interface FieldMutation {
  field: FieldName;
  replace(call: ResolverCall<unknown, unknown>): unknown;
}

/** Replaces the resolver of a field, typed by that field. */
export function replaceResolver<Name extends FieldName>(
  field: Name,
  replace: (
    call: ResolverCall<Arguments<Name>, Result<Name>>,
  ) => Result<NoInfer<Name>> | Promise<Result<NoInfer<Name>>>,
): { field: FieldMutation } {
  // The field's name ties the types of `replace` to the resolver that it gets.
  return { field: { field, replace: replace as FieldMutation["replace"] } };
}
