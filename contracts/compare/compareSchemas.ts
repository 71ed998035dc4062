import { type Change, ChangeType, diff } from "@graphql-inspector/core";
import { buildClientSchema, type GraphQLSchema, introspectionFromSchema } from "graphql";
import type { Finding, Problem } from "./comparison.ts";
import { findDocumentProblems } from "./documentProblems.ts";
import { findExampleProblems } from "./exampleProblems.ts";
import type { RecordedOperation } from "./recordedOperations.ts";
import { findResponseProblems } from "./responseProblems.ts";
import { findVariableProblems } from "./variableProblems.ts";

interface ComparedSchemas {
  contract: GraphQLSchema;
  provider: GraphQLSchema;
  operations: readonly RecordedOperation[];
  /** Whether differences that do not affect the portal are findings too. */
  listsSafe?: boolean;
}

/** What a provider's schema means for the portal. */
export async function compareSchemas({
  contract,
  provider,
  operations,
  listsSafe = false,
}: ComparedSchemas): Promise<Finding[]> {
  const problems: (Problem & { name: string })[] = [];
  for (const operation of operations) {
    const { name, document } = operation;
    const found = [
      ...findDocumentProblems(contract, provider, document),
      ...findResponseProblems(contract, provider, document),
      ...findVariableProblems(contract, provider, document),
    ];
    const isBroken = found.some(({ level }) => level === "breaking");
    const examples = isBroken ? [] : await findExampleProblems(provider, operation);
    problems.push(...[...found, ...examples].map((problem) => ({ ...problem, name })));
  }
  const findings = [...Map.groupBy(problems, ({ level, description }) => `${level} ${description}`).values()];
  return [
    ...findings.flatMap(([first, ...others]): Finding[] => {
      if (!first) return [];
      const usedBy = [...new Set([first, ...others].map(({ name }) => name))].toSorted();
      return [{ level: first.level, description: first.description, usedBy }];
    }),
    ...(listsSafe ? await findSafeDifferences(contract, provider, problems) : []),
  ];
}

/** The differences that cause none of the problems. */
async function findSafeDifferences(
  contract: GraphQLSchema,
  provider: GraphQLSchema,
  problems: readonly Problem[],
): Promise<Finding[]> {
  const changes = await diff(keepIntrospection(contract), keepIntrospection(provider));
  return dropPartsOfAdditions(changes)
    .filter((change) => !problems.some(({ coordinate }) => isAbout(change, coordinate)))
    .map(({ message }) => ({ level: "safe", description: `${message}.`, usedBy: [] }));
}

/** Whether a change is about a coordinate, a part of it, what contains it, or a reference to this type. */
function isAbout({ path = "", meta }: Change, coordinate: string): boolean {
  if (path.startsWith(`${coordinate}.`) || coordinate.startsWith(`${path}.`)) return true;
  const names = Object.values(meta).map((value) => String(value).replaceAll(/[[\]!]/g, ""));
  return [path, ...names].includes(coordinate);
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
