import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLInputType,
  type GraphQLNamedOutputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type OperationTypeNode,
  parse,
  print,
  type SelectionNode,
  TypeInfo,
  TypeNameMetaFieldDef,
  typeFromAST,
  type VariableDefinitionNode,
  visit,
  visitWithTypeInfo,
} from "graphql";
import type { IdShape } from "./mapIds.ts";
import { createIdShape, rename } from "./portalView.ts";
import { scalars } from "./scalars.ts";
import { type Empty, printSelection, type Shape, type ShapeField } from "./shape.ts";

interface Schemas {
  /** The schema of the service. */
  schema: GraphQLSchema;
  /** The schema as the portal sees it, for which documents are written. */
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
  /** What it selects. */
  shape: Shape;
  /** Which of its variables are ids that are not texts; undefined if none is. */
  idShape: IdShape | undefined;
  /** The operation as the portal sends it, without fragments. */
  text: string;
  /** The same, parsed. */
  document: DocumentNode;
  /** The `.graphql` file that it stands in, below the project's folder. */
  file: string;
}

interface Context extends Schemas {
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
}

/** The operations of valid documents, which have all of their fragments. */
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
  const declared = declareVariables(node, parse(`${type}${selection}`), context.schema);
  const variables = declared.map(print).join(", ");
  const header = `${type} ${name}${variables && `(${variables})`}`;
  return {
    name,
    type,
    rootField: shape[0]?.[0] ?? "",
    header,
    shape,
    idShape: createVariablesShape(node, declared, context),
    text: header + selection,
    document: parse(header + selection, { noLocation: true }),
    file: loc?.source.name ?? "",
  };
}

/** The variables of an operation with the types that the service has where the document uses them: its ids are no `ID`. */
export function declareVariables(
  { variableDefinitions = [] }: OperationDefinitionNode,
  document: DocumentNode,
  schema: GraphQLSchema,
): VariableDefinitionNode[] {
  const types = new Map<string, string[]>();
  const typeInfo = new TypeInfo(schema);
  const visitor = visitWithTypeInfo(typeInfo, {
    VariableDefinition: () => false,
    Variable({ name: { value } }) {
      const type = getNamedType(typeInfo.getInputType())?.name;
      if (type) types.set(value, [...(types.get(value) ?? []), type]);
    },
  });
  visit(document, visitor);
  return variableDefinitions.map((definition) => {
    const { value } = definition.variable.name;
    const [name, ...others] = new Set(types.get(value));
    if (others.length > 0) {
      const message = `The service takes ${name} and ${others} for $${value}. Declare a variable for each.`;
      throw new GraphQLError(message, { nodes: definition });
    }
    return { ...definition, type: visit(definition.type, { NamedType: (it) => name && rename(it, name) }) };
  });
}

/** Which variables are ids that are not texts, or have some. */
export function createVariablesShape(
  { variableDefinitions = [] }: OperationDefinitionNode,
  declared: readonly VariableDefinitionNode[],
  { view, schema }: Schemas,
): IdShape | undefined {
  const shapes = variableDefinitions.flatMap(({ type, variable }, index) => {
    const [viewed, sent] = [typeFromAST(view, type), typeFromAST(schema, declared[index]?.type ?? type)];
    const shape = viewed && sent && createIdShape(viewed as GraphQLInputType, sent as GraphQLInputType);
    return shape ? [[variable.name.value, shape] as const] : [];
  });
  return shapes.length > 0 ? Object.fromEntries(shapes) : undefined;
}

/** Each field once, with all that it and its fragments select of its value. */
function createFields(
  parent: GraphQLNamedOutputType,
  selections: readonly SelectionNode[],
  context: Context,
): readonly ShapeField[] {
  const fields = Map.groupBy(listFields(selections, context), ({ name }) => name.value);
  return [...fields].map(([name, nodes]): ShapeField => {
    const type = findField(parent, name)?.type;
    if (!type) throw new GraphQLError(`${parent} has no field ${name}.`, { nodes });
    const of = createShape(type, nodes, context);
    const empty = getEmpty(parent, name, context);
    const args = nodes[0]?.arguments?.map(print).join(", ");
    if (args) return [name, of, empty, args];
    return empty === "value" ? [name, of] : [name, of, empty];
  });
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
  if (isEnumType(type)) return "String";
  if (isLeafType(type)) return scalars[type.name]?.reading ?? "String";
  return createFields(
    type,
    nodes.flatMap(({ selectionSet }) => selectionSet?.selections ?? []),
    context,
  );
}

function getEmpty(parent: GraphQLNamedOutputType, name: string, { schema }: Context): Empty {
  const type = findField(parent, name)?.type;
  if (!isNonNullType(type)) return "null";
  if (String(type) === "ID!") return "drop";
  const declared = findField(schema.getType(parent.name), name)?.type;
  return isPage(parent) && isListType(type.ofType) && isNonNullType(declared) ? "drop" : "value";
}

/** A page says in one of these ways whether others follow: `getNextSkip` of the portal reads them. */
export function isPage(type: unknown): boolean {
  return ["hasNextPage", "pageInfo", "totalCount"].some((name) => findField(type, name));
}

function findField(parent: unknown, name: string) {
  if (name === TypeNameMetaFieldDef.name) return TypeNameMetaFieldDef;
  return isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name] : undefined;
}
