import { type Change, ChangeType, CriticalityLevel, DiffRule, diff } from "@graphql-inspector/core";
import {
  buildClientSchema,
  GraphQLSchema,
  introspectionFromSchema,
  specifiedScalarTypes,
  validate,
} from "graphql";
import type { PortalOperation } from "#schema/portalOperations.ts";
import type { Finding } from "./comparison.ts";
import { reduceSchemas } from "./usedSchemas.ts";

interface ComparedSchemas {
  contract: GraphQLSchema;
  provider: GraphQLSchema;
  operations: readonly Pick<PortalOperation, "name" | "document">[];
  /** Whether differences that do not affect the portal are findings too. */
  listsSafe?: boolean;
}

interface Problem {
  level: "breaking" | "dangerous";
  description: string;
  /** As GraphQL Inspector names what it concerns, `Type.field.argument`. Undefined for errors of `validate`. */
  path?: string | undefined;
}

/** What a provider's schema means for the portal. */
export async function compareSchemas({
  contract,
  provider,
  operations,
  listsSafe = false,
}: ComparedSchemas): Promise<Finding[]> {
  // A server knows these scalars whether its SDL names them or not.
  const config = provider.toConfig();
  const types = [...config.types, ...specifiedScalarTypes];
  const server = new GraphQLSchema({ ...config, types, assumeValid: true });
  const problems = await Promise.all(
    operations.map(async ({ name, document }) => {
      const errors = validate(server, document);
      const changes = await diff(...reduceSchemas(contract, provider, document), [DiffRule.simplifyChanges]);
      return [
        ...errors.map(({ message }): Problem => ({ level: "breaking", description: message })),
        ...changes.flatMap(rateChange),
      ].map((problem) => ({ ...problem, name }));
    }),
  );
  const groups = Map.groupBy(problems.flat(), ({ level, description }) => `${level} ${description}`);
  return [
    ...[...groups.values()].flatMap(([first, ...others]): Finding[] => {
      if (!first) return [];
      const usedBy = [...new Set([first, ...others].map(({ name }) => name))].toSorted();
      return [{ level: first.level, description: first.description, usedBy }];
    }),
    ...(listsSafe ? await findSafeDifferences(contract, provider, problems.flat()) : []),
  ];
}

/** What a change means for an operation that uses what is changed. */
function rateChange({ type, criticality, message, path }: Change): Problem[] {
  const description = `${message}.`;
  // An input that becomes @oneOf takes none of the portal's values.
  if (criticality.level === CriticalityLevel.Breaking || type === ChangeType.DirectiveUsageInputObjectAdded) {
    return [{ level: "breaking", description, path }];
  }
  const isDeprecation = path?.endsWith("@deprecated") && /_ADDED$/.test(type);
  const isDangerous = criticality.level === CriticalityLevel.Dangerous || isDeprecation;
  return isDangerous ? [{ level: "dangerous", description, path }] : [];
}

/** The differences that cause none of the problems. */
async function findSafeDifferences(
  contract: GraphQLSchema,
  provider: GraphQLSchema,
  problems: readonly Problem[],
): Promise<Finding[]> {
  const changes = await diff(keepIntrospection(contract), keepIntrospection(provider), [
    DiffRule.simplifyChanges,
  ]);
  return changes
    .filter((change) => !problems.some((problem) => isAbout(change, problem)))
    .map(({ message }) => ({ level: "safe", description: `${message}.`, usedBy: [] }));
}

/** Whether a change is about what a problem is about, or a part of it. An error of `validate` says its names. */
function isAbout({ path = "" }: Change, problem: Problem): boolean {
  if (problem.path !== undefined)
    return `${path}.`.startsWith(`${problem.path}.`) || `${problem.path}.`.startsWith(`${path}.`);
  return path.split(".").every((name) => new RegExp(`\\b${name}\\b`).test(problem.description));
}

/** A schema as introspection shows it: without applied directives. Descriptions are not compared either. */
function keepIntrospection(schema: GraphQLSchema): GraphQLSchema {
  return buildClientSchema(introspectionFromSchema(schema, { descriptions: false }), { assumeValid: true });
}
