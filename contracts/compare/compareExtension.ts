import {
  type FieldDefinitionNode,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLSchema,
  type GraphQLType,
  getNullableType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  Kind,
} from "graphql";
import type { Service } from "#schema/services.ts";

type SchemaField = GraphQLField<unknown, unknown>;

/** An operation of the extension that the service has: its signature is the service's. */
export interface ServedOperation {
  /** Such as `Mutation.giveFeedback`. */
  place: string;
  /** How the service differs from what the portal sends and reads; empty if it does not. */
  difference: string;
  /** What the extension need not or must not say any more. */
  obsolete: readonly string[];
}

/** The operations of the extension that a provider has. The schemas are views: their ids are alike. */
export function listServedOperations(
  extension: Service["extension"],
  contract: GraphQLSchema,
  provider: GraphQLSchema,
): ServedOperation[] {
  return extension.definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OBJECT_TYPE_EXTENSION) return [];
    const [type, other] = [contract, provider].map((schema) => schema.getType(definition.name.value));
    return (definition.fields ?? []).flatMap((node) => {
      const [declared, served] = [type, other].map((it) =>
        isObjectType(it) ? it.getFields()[node.name.value] : undefined,
      );
      return declared && served ? [compareField(node, declared, served)] : [];
    });
  });
}

function compareField(
  node: FieldDefinitionNode,
  declared: SchemaField,
  served: SchemaField,
): ServedOperation {
  const added = declared.args.filter((arg) => node.arguments?.some((it) => it.name.value === arg.name));
  const sent = added.filter((arg) => !served.args.some((it) => isAlike(arg, it)));
  const taken = served.args.filter((arg) => !declared.args.some((it) => isAlike(it, arg)));
  const has = added.filter((arg) => findArgument(served, arg));
  const isWhole = added.length === declared.args.length;
  const list = (args: readonly GraphQLArgument[], other: SchemaField) =>
    args.map((arg) => (findArgument(other, arg) ? `${arg.name}: ${arg.type}` : arg.name)).join(", ");
  const statements: string[] = [];
  if (taken.length > 0 && (sent.length > 0 || taken.some(isRequiredArgument)))
    statements.push(
      `takes ${list(taken, declared)}; the portal sends ${list(sent, served) || "no such argument"}`,
    );
  // The portal can do without arguments that are added to the service's.
  else if (sent.length > 0 && (isWhole || has.length > 0))
    statements.push(`does not take ${list(sent, served)}, which the portal sends`);
  if (isWhole && !isSameKind(declared.type, served.type))
    statements.push(`returns ${served.type}; the portal reads ${declared.type}`);
  const difference = statements.join("; it ");
  const obsolete = isWhole ? [declared] : difference ? added : has;
  return { place: String(declared), difference, obsolete: obsolete.map(String) };
}

function findArgument({ args }: SchemaField, { name }: GraphQLArgument): GraphQLArgument | undefined {
  return args.find((arg) => arg.name === name);
}

/** Whether values for one argument may be sent for another one. */
function isAlike(sent: GraphQLArgument, taken: GraphQLArgument): boolean {
  const isNullTaken = !isRequiredArgument(taken) || isNonNullType(sent.type);
  return sent.name === taken.name && isNullTaken && isSameKind(sent.type, taken.type);
}

/** Whether types are alike but for null and for names of objects, whose fields are compared elsewhere. */
function isSameKind(type: GraphQLType, other: GraphQLType): boolean {
  const [nullable, otherNullable] = [getNullableType(type), getNullableType(other)];
  if (isListType(nullable) && isListType(otherNullable))
    return isSameKind(nullable.ofType, otherNullable.ofType);
  if (isListType(nullable) || isListType(otherNullable)) return false;
  return isLeafType(nullable) || isLeafType(otherNullable)
    ? String(nullable) === String(otherNullable)
    : true;
}
