import {
  concatAST,
  type DirectiveNode,
  type DocumentNode,
  type GraphQLField,
  type GraphQLObjectType,
  GraphQLSchema,
  getNamedType,
  isAbstractType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  print,
  specifiedScalarTypes,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
} from "graphql";
import type { Operation } from "#schema/operations.ts";
import { rename } from "#schema/portalView.ts";
import { listAssumptions } from "./assumptions.ts";
import type { Comparison, Finding, Problem } from "./comparison.ts";
import { OperationComparison } from "./operationComparison.ts";

interface ComparedSchemas {
  contract: GraphQLSchema;
  provider: GraphQLSchema;
}

/** The project's facts about the SDL of a service. */
interface Added {
  /** The extension: the portal can do without its operations and without its arguments. */
  extension?: DocumentNode;
  /** Operations that need no sign-in, such as `Query.runtimeConfig`. */
  anonymous?: readonly string[];
}

const unreadErrors =
  "The portal does not read these errors, which come with status 200: it takes a refusal for a success.";

/** The meaning of a provider's schema for the portal's operations. */
export function compareSchemas(
  { contract, provider }: ComparedSchemas,
  operations: readonly Operation[],
  { extension = concatAST([]), anonymous = [] }: Added = {},
): Pick<Comparison, "findings" | "removable"> {
  const server = addStandardScalars(provider);
  const assumptions = listAssumptions(extension, contract, provider);
  const comparisons = operations.map(({ name, type, rootField, document, shape }) => {
    const comparison = new OperationComparison(contract);
    const problems: Problem[] = [];
    const [root, otherRoot] = [contract.getRootType(type), server.getRootType(type)];
    if (root && otherRoot) comparison.compareValues(String(otherRoot), shape, root, otherRoot);
    const place = `${root}.${rootField}`;
    const assumption = assumptions.find((it) => it.place === place);
    const renamed = renameTypes(document, (known) => {
      const other = server.getType(known) ? undefined : comparison.inputTypes.get(known);
      if (other !== undefined)
        problems.push({ level: "breaking", statement: `Unknown type "${known}". Did you mean "${other}"?` });
      return other;
    });
    for (const { message, nodes = [] } of validate(server, renamed)) {
      if (nodes.some((node) => assumption?.isDispensable(node)))
        problems.push({ level: "dangerous", statement: `${message} The portal can do without.` });
      else if (assumption?.difference && nodes.some((node) => assumption.isMissing(node)))
        problems.push({ level: "breaking", place, statement: assumption.difference });
      else problems.push({ level: "breaking", statement: message });
    }
    problems.push(...comparison.problems, ...listCostlyVariables(server, document));
    const field = otherRoot?.getFields()[rootField];
    for (const place of field ? listPayloadErrors(server, field) : []) {
      if (!comparison.readPlaces.has(place))
        problems.push({ level: "dangerous", place, statement: unreadErrors });
    }
    if (otherRoot && field && anonymous.includes(place) && requiresSignIn(otherRoot, field)) {
      const statement = "needs a sign-in by @authorize, and is sent without.";
      problems.push({ level: "breaking", place, statement });
    }
    return { name, problems, readPlaces: comparison.readPlaces };
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

/** The document has the provider's names of types: an unknown name would hide whether a variable fits. */
function renameTypes(document: DocumentNode, findName: (name: string) => string | undefined): DocumentNode {
  return visit(document, { NamedType: (node) => rename(node, findName(node.name.value) ?? node.name.value) });
}

/**
 * Finds filters, orders and page sizes in variables. A service with cost limits computes the cost before it knows the
 * variables' values, so it counts the whole tree of an input type, and the largest page.
 */
function listCostlyVariables(schema: GraphQLSchema, document: DocumentNode): Problem[] {
  const typeInfo = new TypeInfo(schema);
  const problems: Problem[] = [];
  visit(
    document,
    visitWithTypeInfo(typeInfo, {
      Variable() {
        const [field, arg] = [typeInfo.getFieldDef(), typeInfo.getArgument()];
        if (!field || !arg) return;
        const type = getNamedType(typeInfo.getInputType());
        const inputs = isInputObjectType(type) ? [arg, ...Object.values(type.getFields())] : [];
        const isSize = findDirective(field.astNode, "listSize")?.includes(`"${arg.name}"`);
        if (!isSize && inputs.every((it) => !findDirective(it.astNode, "cost"))) return;
        const statement =
          "costs as much as the largest value, since it is a variable. Write it out in the document.";
        const place = `${typeInfo.getParentType()}.${field.name}(${arg.name}:)`;
        problems.push({ level: "dangerous", place, statement });
      },
    }),
  );
  return problems;
}

/** The fields of a payload that report errors in a response with status 200. */
function listPayloadErrors(schema: GraphQLSchema, { type }: GraphQLField): string[] {
  const named = getNamedType(type);
  const types = isAbstractType(named) ? schema.getPossibleTypes(named) : [named];
  const fields = types.filter(isObjectType).flatMap((it) => Object.values(it.getFields()));
  return fields.filter(({ name }) => /errors$/i.test(name)).map(String);
}

/** Whether the service's SDL says that it refuses a field without a sign-in. */
function requiresSignIn(type: GraphQLObjectType, field: GraphQLField): boolean {
  const nodes = [type.astNode, ...type.extensionASTNodes, field.astNode];
  return (
    nodes.some((node) => findDirective(node, "authorize")) && !findDirective(field.astNode, "allowAnonymous")
  );
}

/** A directive as its SDL, with its arguments. */
function findDirective(
  node: { readonly directives?: readonly DirectiveNode[] | undefined } | null | undefined,
  name: string,
) {
  const directive = node?.directives?.find((it) => it.name.value === name);
  return directive && print(directive);
}

function listUnreadFields(schema: GraphQLSchema, readPlaces: ReadonlySet<string>): Record<string, string[]> {
  const unreadFields = Object.values(schema.getTypeMap()).flatMap((type) => {
    if (isIntrospectionType(type) || !(isObjectType(type) || isInterfaceType(type))) return [];
    const types = [type, ...type.getInterfaces()];
    const names = Object.keys(type.getFields()).filter((name) =>
      types.every((it) => !readPlaces.has(`${it}.${name}`)),
    );
    return names.length > 0 ? [[type.name, names] as const] : [];
  });
  return Object.fromEntries(unreadFields);
}

/** A server knows these scalars whether its SDL names them or not. */
function addStandardScalars(schema: GraphQLSchema): GraphQLSchema {
  const config = schema.toConfig();
  const types = [...config.types, ...specifiedScalarTypes];
  return new GraphQLSchema({ ...config, types, assumeValid: true });
}
