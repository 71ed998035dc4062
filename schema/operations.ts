import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  GraphQLError,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isEnumType,
  isListType,
  isNonNullType,
  Kind,
  type OperationDefinitionNode,
  type OperationTypeNode,
  parse,
  print,
  type SelectionNode,
  TypeInfo,
  typeFromAST,
  visit,
  visitWithTypeInfo,
} from "graphql";
import type { IdShape } from "./mapIds.ts";
import { createIdShape, joinIdShapes, rename } from "./portalView.ts";
import { scalars } from "./scalars.ts";
import { type Arguments, type Empty, printSelection, type Shape, type ShapeField } from "./shape.ts";

interface Schemas {
  /** The schema of the service. */
  schema: GraphQLSchema;
  /** The portal's view of the schema, for which documents are written. */
  view: GraphQLSchema;
}

/** An operation of the portal. */
export interface Operation {
  name: string;
  type: OperationTypeNode;
  /** The field of Query or Mutation that it selects. */
  rootField: string;
  /** The operation without its selection, with its variables as the service declares them. */
  header: string;
  /** The shape of the operation's selection. */
  shape: Shape;
  /** The ids in its variables that are not texts; undefined if all are. */
  idShape: IdShape | undefined;
  /** The operation as the portal sends it, without fragments. */
  text: string;
  /** The operation as the portal sends it, parsed. */
  document: DocumentNode;
  /** The `.graphql` file that it stands in, below the project's folder. */
  file: string;
}

interface Context extends Schemas {
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
}

/** The operations of valid documents, which contain all of their fragments. */
export function createOperations({ definitions }: DocumentNode, schemas: Schemas): Operation[] {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const it of definitions) if (it.kind === Kind.FRAGMENT_DEFINITION) fragments.set(it.name.value, it);
  const operations = definitions.filter((it) => it.kind === Kind.OPERATION_DEFINITION);
  return operations.map((node) => createOperation(node, { ...schemas, fragments }));
}

function createOperation(node: OperationDefinitionNode, context: Context): Operation {
  const { operation: type, name: { value: name } = { value: "" }, selectionSet, loc } = node;
  const root = context.view.getRootType(type);
  if (!root) throw new GraphQLError(`The service has no ${type} at all.`, { nodes: node });
  const shape = createFields(root, selectionSet.selections, context);
  const selection = printSelection(shape);
  const { variableDefinitions, idShape } = declareVariables(node, parse(type + selection), context);
  const variables = variableDefinitions.map(print).join(", ");
  const header = `${type} ${name}${variables && `(${variables})`}`;
  return {
    name,
    type,
    rootField: shape[0]?.[0] ?? "",
    header,
    shape,
    idShape,
    text: header + selection,
    document: parse(header + selection, { noLocation: true }),
    file: loc?.source.name ?? "",
  };
}

/**
 * The variables of an operation, and the shapes of variables with ids that are not texts. Variables have the types of the
 * service's arguments, since the service's ids may be no `ID`.
 */
export function declareVariables(
  operation: OperationDefinitionNode,
  document: DocumentNode,
  { view, schema }: Schemas,
) {
  const uses: { variable: string; type: GraphQLNamedType }[] = [];
  const typeInfo = new TypeInfo(schema);
  const visitor = visitWithTypeInfo(typeInfo, {
    VariableDefinition: () => false,
    Variable({ name: { value: variable } }) {
      const type = getNamedType(typeInfo.getInputType());
      if (type) uses.push({ variable, type });
    },
  });
  visit(document, visitor);
  const variables = (operation.variableDefinitions ?? []).map((definition) => {
    const { value: name } = definition.variable.name;
    const [type, ...others] = new Set(uses.flatMap((it) => (it.variable === name ? it.type : [])));
    if (others.length > 0) {
      const message = `The service takes ${type} and ${others} for $${name}. Declare a variable for each.`;
      throw new GraphQLError(message, { nodes: definition });
    }
    const idShape = type && createIdShape(typeFromAST(view, definition.type), type);
    const declared = visit(definition.type, { NamedType: (it) => type && rename(it, type.name) });
    return { name, idShape, definition: { ...definition, type: declared } };
  });
  return {
    variableDefinitions: variables.map(({ definition }) => definition),
    idShape: joinIdShapes(variables.map(({ name, idShape }) => [name, idShape])),
  };
}

/** Each field once, with the union of its selections, fragments included. */
function createFields(
  parent: GraphQLCompositeType,
  selections: readonly SelectionNode[],
  context: Context,
): readonly ShapeField[] {
  const fields = Map.groupBy(listFields(selections, context), ({ name }) => name.value);
  return [...fields].map(([name, nodes]): ShapeField => {
    const type = context.view.getField(parent, name)?.type;
    if (!type) throw new GraphQLError(`${parent} has no field ${name}.`, { nodes });
    const of = createShape(type, nodes, context);
    const empty = getEmpty(parent, name, context);
    const args = createArguments(nodes);
    if (Object.keys(args).length > 0) return [name, of, empty, args];
    return empty === "value" ? [name, of] : [name, of, empty];
  });
}

function createArguments(nodes: readonly FieldNode[]): Arguments {
  const args = nodes.map(
    (node) => node.arguments?.map(({ name, value }) => [name.value, print(value)]) ?? [],
  );
  if (new Set(args.map((it) => JSON.stringify(it.toSorted()))).size > 1) {
    const message = `${nodes[0]?.name.value} is selected with different arguments. Write an operation for each.`;
    throw new GraphQLError(message, { nodes });
  }
  return Object.fromEntries(args[0] ?? []);
}

function listFields(selections: readonly SelectionNode[], context: Context): FieldNode[] {
  return selections.flatMap((it) => {
    if (it.kind === Kind.FIELD) return [it];
    const fragment = it.kind === Kind.INLINE_FRAGMENT ? it : context.fragments.get(it.name.value);
    return listFields(fragment?.selectionSet.selections ?? [], context);
  });
}

function createShape(type: GraphQLOutputType, nodes: readonly FieldNode[], context: Context): Shape {
  if (isNonNullType(type)) return createShape(type.ofType, nodes, context);
  if (isListType(type)) return { list: createShape(type.ofType, nodes, context) };
  const selections = nodes.flatMap(({ selectionSet }) => selectionSet?.selections ?? []);
  if (isCompositeType(type)) return createFields(type, selections, context);
  return (isEnumType(type) ? undefined : scalars[type.name]?.reading) ?? "String";
}

function getEmpty(parent: GraphQLCompositeType, name: string, { view, schema }: Context): Empty {
  const type = view.getField(parent, name)?.type;
  if (!isNonNullType(type)) return "null";
  if (String(type) === "ID!") return "drop";
  const declaredParent = schema.getType(parent.name);
  const declared = isCompositeType(declaredParent) && schema.getField(declaredParent, name)?.type;
  return isPage(parent) && isListType(type.ofType) && isNonNullType(declared) ? "drop" : "value";
}

/** Whether a type has one of the fields that say whether another page follows; the portal's `getNextSkip` reads them. */
export function isPage(type: GraphQLNamedType | null | undefined): boolean {
  const fields = type && "getFields" in type ? type.getFields() : {};
  return ["hasNextPage", "pageInfo", "totalCount"].some((name) => name in fields);
}
