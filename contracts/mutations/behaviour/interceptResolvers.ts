import type { ActiveMutation } from "../activeMutation.ts";
import type { FieldMutation, ResolverCall } from "./fieldMutation.ts";

type ResolverContext = ResolverCall<unknown, unknown>["context"];
type Resolver = (parent: unknown, args: unknown, context: ResolverContext, info: unknown) => unknown;

/**
 * Replaces the resolvers of all queries and mutations in place, so that the active mutation is called instead of its
 * field's resolver. Must be called before the mock backend creates its schemas.
 */
export function interceptResolvers(resolverMaps: readonly object[], active: ActiveMutation): void {
  for (const types of resolverMaps) {
    for (const [type, fields] of Object.entries<Record<string, Resolver>>({ ...types })) {
      for (const [name, resolver] of Object.entries(fields)) {
        fields[name] = interceptResolver(`${type}.${name}`, resolver, active);
      }
    }
  }
}

function interceptResolver(field: string, resolver: Resolver, active: ActiveMutation): Resolver {
  return (parent, args, context, info) => {
    const mutation = findFieldMutation(active);
    if (mutation?.field !== field) return resolver(parent, args, context, info);
    active.appliedCount += 1;
    return recordFault(active, async () =>
      mutation.replace({
        args,
        context,
        resolve: async (changedArgs = args, changedContext = context) =>
          resolver(parent, changedArgs, changedContext, info),
      }),
    );
  };
}

/** A mutation that fails by itself would be detected, whatever the pacts require. */
async function recordFault<T>(active: ActiveMutation, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof TypeError) active.error = error.message;
    throw error;
  }
}

function findFieldMutation({ mutation }: ActiveMutation): FieldMutation | undefined {
  return mutation && "field" in mutation ? mutation.field : undefined;
}
