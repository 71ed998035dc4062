import { type ASTNode, type DocumentNode, type GraphQLSchema, Kind, type OperationTypeNode } from "graphql";

/** An operation of the extension, or arguments of one, and the parts that a provider's schema has. */
interface Assumption {
  /** The schema coordinate, such as `Mutation.giveFeedback`. */
  place: string;
  /** The names that the provider's schema has. The extension may or must drop them, since the provider's signature applies. */
  served: readonly string[];
  /** A sentence for the report if the provider has other arguments than the portal sends. */
  difference: string | undefined;
  /** Whether a node of a document is an argument that the provider lacks. */
  isMissing: (node: ASTNode) => boolean;
  /** Whether the portal can do without a node that the provider rejects. */
  isDispensable: (node: ASTNode) => boolean;
}

/** The portal's wishes beyond the SDL of a service. */
export function listAssumptions(
  extension: DocumentNode,
  contract: GraphQLSchema,
  provider: GraphQLSchema,
): Assumption[] {
  return extension.definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OBJECT_TYPE_EXTENSION) return [];
    return (definition.fields ?? []).map((node): Assumption => {
      const type = definition.name.value.toLowerCase() as OperationTypeNode;
      const [declared, field] = [contract, provider].map(
        (schema) => schema.getRootType(type)?.getFields()[node.name.value],
      );
      const place = `${definition.name.value}.${node.name.value}`;
      const [known, taken] = [declared, field].map((it) => it?.args.map(({ name }) => name) ?? []);
      const added = (node.arguments ?? []).map(({ name }) => name.value);
      // An extension may add arguments to an operation of the SDL; then it does not list the operation's other arguments.
      const isWhole = added.length === known?.length;
      const missing = added.filter((name) => !taken?.includes(name));
      const others = taken?.filter((name) => !known?.includes(name)) ?? [];
      const isReplaced = field && missing.length > 0 && others.length > 0;
      const isMissing = (it: ASTNode) => it.kind === Kind.ARGUMENT && missing.includes(it.name.value);
      const args = isReplaced ? added : added.filter((name) => taken?.includes(name));
      return {
        place,
        served: !field ? [] : isWhole ? [place] : args.map((name) => `${place}(${name}:)`),
        difference: isReplaced
          ? `takes ${others.join(", ")}; the portal sends ${missing.join(", ")}.`
          : undefined,
        isMissing,
        isDispensable: (it) => (isWhole ? !field : !isReplaced && isMissing(it)),
      };
    });
  });
}
