import {
  type Change,
  ChangeType,
  CriticalityLevel,
  diff,
  type SerializableChange,
} from "@graphql-inspector/core";
import { buildClientSchema, type GraphQLSchema, introspectionFromSchema, validate } from "graphql";
import type { PortalOperation } from "../../schema/portalOperations.ts";
import type { Finding, Level } from "./comparison.ts";
import { collectUsage, type OperationUsage } from "./operationUsage.ts";

const levelsByCriticality: Readonly<Record<CriticalityLevel, Level>> = {
  [CriticalityLevel.Breaking]: "breaking",
  [CriticalityLevel.Dangerous]: "dangerous",
  [CriticalityLevel.NonBreaking]: "safe",
};

interface ComparedSchemas {
  contract: GraphQLSchema;
  live: GraphQLSchema;
  operations: readonly PortalOperation[];
}

/**
 * Finds the differences between a live schema and the contract. GraphQL Inspector rates each change for clients in general;
 * a change that no operation of the portal uses is safe.
 */
export async function compareSchemas({ contract, live, operations }: ComparedSchemas): Promise<Finding[]> {
  const usage = collectUsage(contract, operations);
  const rejections = findRejections(live, operations);
  const changes = await diff(keepIntrospection(contract), keepIntrospection(live));
  const findings = dropPartsOfAdditions(changes).map((change): Finding => {
    const inGeneral = levelsByCriticality[change.criticality.level];
    const finding = { inGeneral, kind: String(change.type), description: `${change.message}.` };
    // A change of the whole schema. Whether it affects an operation is up to the rejections.
    if (change.path === undefined) return { ...finding, level: inGeneral, usedBy: [] };
    const users = inGeneral === "safe" ? [] : findUsers(change, change.path, usage, rejections).toSorted();
    return { ...finding, level: users.length > 0 ? inGeneral : "safe", usedBy: users };
  });
  return [...findings, ...findUnexplainedRejections(rejections, findings)];
}

/** Operations that the live service rejects, with the reason. */
function findRejections(live: GraphQLSchema, operations: readonly PortalOperation[]): Map<string, string> {
  return new Map(
    operations.flatMap(({ name, document }) => {
      const [error] = validate(live, document);
      return error ? [[name, error.message] as const] : [];
    }),
  );
}

/** A schema as introspection shows it: without applied directives. Descriptions are not compared either. */
function keepIntrospection(schema: GraphQLSchema): GraphQLSchema {
  return buildClientSchema(introspectionFromSchema(schema, { descriptions: false }), { assumeValid: true });
}

/** GraphQL Inspector lists the fields of an added type, the arguments of an added field etc. as changes of their own. */
function dropPartsOfAdditions(changes: readonly Change[]): Change[] {
  const additionTypes: ReadonlySet<string> = new Set([
    ChangeType.TypeAdded,
    ChangeType.FieldAdded,
    ChangeType.DirectiveAdded,
  ]);
  const additions = new Map(
    changes.filter(({ type }) => additionTypes.has(type)).map((change) => [change.path, change]),
  );
  return changes.filter((change) => {
    const names = change.path?.split(".") ?? [];
    const paths = names.map((_, index) => names.slice(0, index + 1).join("."));
    return paths.every((path) => (additions.get(path) ?? change) === change);
  });
}

/** The names of the operations that a change affects. */
function findUsers(
  change: SerializableChange,
  path: string,
  usage: OperationUsage,
  rejections: ReadonlyMap<string, string>,
): string[] {
  const findReaders = (readPath: string) => [...(usage.read.get(readPath) ?? [])];
  const findSenders = (sentPath: string) => [...(usage.sent.get(sentPath) ?? [])];
  const parent = path.split(".").slice(0, -1).join(".");
  switch (change.type) {
    // A response without the value is still understood, but a service rejects a request with it.
    case ChangeType.EnumValueRemoved:
      return findSenders(path);
    // Only a response can hold a value that the portal does not know.
    case ChangeType.EnumValueAdded:
      return findReaders(parent);
    case ChangeType.InputFieldAdded:
    case ChangeType.DirectiveArgumentDefaultValueChanged:
      return findSenders(parent);
    // Every operation that selects the field lacks the argument, or gets what the service does by default.
    case ChangeType.FieldArgumentAdded:
    case ChangeType.FieldArgumentDefaultChanged:
      return findReaders(parent);
    // A required variable is already valid for an argument that has become required.
    case ChangeType.FieldArgumentTypeChanged: {
      const readers = change.meta.newArgumentType.endsWith("!") ? findReaders(parent) : [];
      return [...new Set([...findSenders(path), ...readers])].filter((name) => rejections.has(name));
    }
    case ChangeType.UnionMemberAdded:
      return findReaders(path);
    case ChangeType.ObjectTypeInterfaceAdded:
      return findReaders(change.meta.addedInterfaceName);
    // Only operations that select the type by name miss it.
    case ChangeType.UnionMemberRemoved:
      return intersect(findReaders(change.meta.removedUnionMemberTypeName), findReaders(path));
    case ChangeType.ObjectTypeInterfaceRemoved:
      return intersect(findReaders(path), findReaders(change.meta.removedInterfaceName));
    default:
      return [...new Set([...findReaders(path), ...findSenders(path)])];
  }
}

function intersect(names: readonly string[], others: readonly string[]): string[] {
  return names.filter((name) => others.includes(name));
}

/** Operations that the live service rejects although no breaking change affects them. */
function findUnexplainedRejections(
  rejections: ReadonlyMap<string, string>,
  findings: readonly Finding[],
): Finding[] {
  const explained = new Set(findings.flatMap(({ level, usedBy }) => (level === "breaking" ? usedBy : [])));
  return [...rejections]
    .filter(([name]) => !explained.has(name))
    .map(([name, message]) => ({
      level: "breaking",
      inGeneral: "breaking",
      kind: "OPERATION_REJECTED",
      description: `The service rejects the operation: ${message}`,
      usedBy: [name],
    }));
}
