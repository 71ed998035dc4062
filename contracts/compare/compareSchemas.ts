import {
  buildClientSchema,
  findSchemaChanges,
  GraphQLSchema,
  introspectionFromSchema,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  specifiedScalarTypes,
  validate,
} from "graphql";
import type { PortalOperation } from "#schema/portalOperations.ts";
import type { Comparison, Finding, Problem } from "./comparison.ts";
import { OperationComparison } from "./operationComparison.ts";

interface ComparedSchemas {
  contract: GraphQLSchema;
  provider: GraphQLSchema;
}

/** What a provider's schema means for the portal's operations. */
export function compareSchemas(
  { contract, provider }: ComparedSchemas,
  operations: readonly Pick<PortalOperation, "name" | "operation" | "document" | "shape">[],
): Pick<Comparison, "findings" | "removable"> {
  const server = addStandardScalars(provider);
  const comparisons = operations.map(({ name, operation, document, shape }) => {
    const comparison = new OperationComparison(contract);
    comparison.compareFields(shape, contract.getRootType(operation), server.getRootType(operation));
    const errors = validate(server, document).map(({ message }): Problem => {
      const [start, type = ""] = /^Unknown type "(\w+)"\./.exec(message) ?? [];
      const other = comparison.inputTypes.get(type);
      return { level: "breaking", statement: other ? `${start} Did you mean "${other}"?` : message };
    });
    return { name, problems: [...errors, ...comparison.problems], readPlaces: comparison.readPlaces };
  });
  const problems = comparisons.flatMap(({ name, problems }) => problems.map((it) => ({ ...it, name })));
  const readPlaces = new Set(comparisons.flatMap((it) => [...it.readPlaces]));
  const groups = Map.groupBy(problems, ({ level, statement }) => `${level} ${statement}`);
  const findings = [...groups.values()].flatMap((group): Finding[] => {
    const [first] = group;
    if (!first) return [];
    const places = new Set(group.flatMap(({ place }) => place ?? []));
    const description = [[...places].toSorted().join(", "), first.statement].filter(Boolean).join(": ");
    const usedBy = new Set(group.map(({ name }) => name));
    return [{ level: first.level, description, usedBy: [...usedBy].toSorted() }];
  });
  return { findings, removable: listUnreadFields(server, readPlaces) };
}

function listUnreadFields(schema: GraphQLSchema, readPlaces: ReadonlySet<string>): Record<string, string[]> {
  const unreadFields = Object.values(schema.getTypeMap()).flatMap((type) => {
    if (isIntrospectionType(type) || !(isObjectType(type) || isInterfaceType(type))) return [];
    const names = Object.keys(type.getFields()).filter((name) => !readPlaces.has(`${type}.${name}`));
    return names.length > 0 ? [[type.name, names] as const] : [];
  });
  return Object.fromEntries(unreadFields);
}

/** All differences between two schemas, whether they affect the portal or not. */
export function listDifferences({ contract, provider }: ComparedSchemas): string[] {
  const changes = findSchemaChanges(keepIntrospection(contract), keepIntrospection(provider));
  return changes.map(({ description }) => description);
}

/** A server knows these scalars whether its SDL names them or not. */
function addStandardScalars(schema: GraphQLSchema): GraphQLSchema {
  const config = schema.toConfig();
  const types = [...config.types, ...specifiedScalarTypes];
  return new GraphQLSchema({ ...config, types, assumeValid: true });
}

/** A schema as introspection shows it: without applied directives. Descriptions are not compared either. */
function keepIntrospection(schema: GraphQLSchema): GraphQLSchema {
  const introspection = introspectionFromSchema(addStandardScalars(schema), { descriptions: false });
  return buildClientSchema(introspection, { assumeValid: true });
}
