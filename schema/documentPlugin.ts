import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type NamedTypeNode,
  type OperationDefinitionNode,
  print,
  type SelectionNode,
  type SelectionSetNode,
  TypeInfo,
  TypeNameMetaFieldDef,
  typeFromAST,
  visit,
  visitWithTypeInfo,
} from "graphql";
import type { IdShape } from "./mapIds.ts";
import { createIdShape } from "./portalView.ts";
import { scalars } from "./scalars.ts";
import { getDocumentService, loadSchema } from "./services.ts";
import type { Shape } from "./shape.ts";

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;
type Fields = Record<string, Shape>;
type Parent = GraphQLOutputType | null | undefined;

interface Config {
  externalFragments?: { node: FragmentDefinitionNode }[];
}

/** A plugin of GraphQL Code Generator: prints each operation as a `GraphQlDocument`, with the selection as its shape. */
export function plugin(
  view: GraphQLSchema,
  documents: readonly { document?: DocumentNode; location?: string }[],
  { externalFragments = [] }: Config,
): { prepend: string[]; content: string } {
  const definitions = documents.flatMap(({ document }) => document?.definitions ?? []);
  const fragments = externalFragments.map(({ node }) => node);
  const schema = loadSchema(getDocumentService(documents[0]?.location ?? ""));
  const document = { kind: Kind.DOCUMENT, definitions: [...fragments, ...definitions] } as const;
  const content = createOperations(document, { view, schema }).map(printDocument).join("\n");
  return { prepend: content ? ["import { GraphQlDocument } from '#api/graphQlDocument.ts';"] : [], content };
}

interface Context {
  /** The schema as the portal sees it, for which the documents are written. */
  view: GraphQLSchema;
  /** The schema of the service. */
  schema: GraphQLSchema;
  fragments: Fragments;
}

interface Operation {
  node: OperationDefinitionNode;
  name: string;
  /** The operation without its selection, with its variables as the service declares them. */
  header: string;
  /** What it selects. */
  shape: Shape;
  /** Which of its variables are ids that are not texts; undefined if none is. */
  idShape: IdShape | undefined;
}

/** The operations of a document that has all their fragments. */
export function createOperations(
  { definitions }: DocumentNode,
  schemas: Pick<Context, "view" | "schema">,
): Operation[] {
  const fragments: Map<string, FragmentDefinitionNode> = new Map();
  for (const it of definitions) if (it.kind === Kind.FRAGMENT_DEFINITION) fragments.set(it.name.value, it);
  const operations = definitions.filter((it) => it.kind === Kind.OPERATION_DEFINITION);
  return operations.map((operation) => createOperation(operation, { ...schemas, fragments }));
}

function createOperation(node: OperationDefinitionNode, context: Context): Operation {
  const declared = declareIds(node, context);
  const header = print({ ...declared, selectionSet: { kind: Kind.SELECTION_SET, selections: [] } });
  return {
    node,
    name: node.name?.value ?? "",
    header: header.replace(/\s*\{\s*\}$/, "").trim(),
    shape: createFields(context.view.getRootType(node.operation), node.selectionSet, context),
    idShape: createVariablesShape(node, declared, context),
  };
}

function printDocument({ node, name, header, shape, idShape }: Operation): string {
  const kind = node.operation === "query" ? "Query" : "Mutation";
  const args = [header, shape, ...(idShape ? [idShape] : [])].map((it) => JSON.stringify(it));
  return `export const ${name}Document = new GraphQlDocument<${name}${kind}, ${name}${kind}Variables>(${args.join(", ")});`;
}

/** The operation with its ids declared as the service has them. */
export function declareIds(
  node: OperationDefinitionNode,
  { schema, fragments }: Context,
): OperationDefinitionNode {
  const types = new Map<string, string>();
  const typeInfo = new TypeInfo(schema);
  const definitions = [node, ...fragments.values()];
  visit(
    { kind: Kind.DOCUMENT, definitions },
    visitWithTypeInfo(typeInfo, {
      Variable({ name }) {
        const type = typeInfo.getInputType();
        if (type) types.set(name.value, getNamedType(type).name);
      },
    }),
  );
  const variableDefinitions = (node.variableDefinitions ?? []).map((definition) => ({
    ...definition,
    type: visit(definition.type, {
      NamedType(type: NamedTypeNode) {
        const value = types.get(definition.variable.name.value);
        return type.name.value === "ID" && value ? { ...type, name: { ...type.name, value } } : type;
      },
    }),
  }));
  return { ...node, variableDefinitions };
}

export function createVariablesShape(
  node: OperationDefinitionNode,
  declared: OperationDefinitionNode,
  { view, schema }: Context,
): IdShape | undefined {
  const shapes = (node.variableDefinitions ?? []).flatMap(({ type, variable }, index) => {
    const declaredType = declared.variableDefinitions?.[index]?.type ?? type;
    const [viewed, sent] = [typeFromAST(view, type), typeFromAST(schema, declaredType)];
    const shape = viewed && sent && createIdShape(viewed as GraphQLInputType, sent as GraphQLInputType);
    return shape ? [[variable.name.value, shape] as const] : [];
  });
  return shapes.length > 0 ? Object.fromEntries(shapes) : undefined;
}

function createFields(parent: Parent, { selections }: SelectionSetNode, context: Context): Fields {
  return Object.assign({}, ...selections.map((selection) => createField(parent, selection, context)));
}

function createField(parent: Parent, selection: SelectionNode, context: Context): Fields {
  if (selection.kind !== Kind.FIELD) {
    const { selectionSet } =
      selection.kind === Kind.FRAGMENT_SPREAD
        ? (context.fragments.get(selection.name.value) ?? {})
        : selection;
    return selectionSet ? createFields(parent, selectionSet, context) : {};
  }
  const type = findField(parent, selection.name.value)?.type;
  if (!type) throw new TypeError(`Expected a field of the schema, got "${selection.name.value}".`);
  const { selectionSet: _, ...field } = selection;
  const name = print(field).replaceAll(/\s+/g, " ") + getMark(parent, selection.name.value, context);
  return { [name]: createShape(type, selection.selectionSet, context) };
}

/** `?` after a field that may be null, `!` after one without which its object is nothing: the id of a record, the list of a page. */
function getMark(parent: Parent, name: string, { schema }: Context): "?" | "!" | "" {
  const type = findField(parent, name)?.type;
  if (!isNonNullType(type)) return "?";
  if (String(type) === "ID!") return "!";
  const isPage =
    isObjectType(parent) &&
    /\b(hasNextPage|pageInfo|totalCount)\b/.test(Object.keys(parent.getFields()).join());
  const declared = findField(schema.getType(String(parent)) as GraphQLObjectType, name)?.type;
  return isPage && isListType(type.ofType) && isNonNullType(declared) ? "!" : "";
}

function findField(parent: Parent, name: string) {
  if (name === TypeNameMetaFieldDef.name) return TypeNameMetaFieldDef;
  return isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name] : undefined;
}

function createShape(
  outputType: GraphQLOutputType,
  selectionSet: SelectionSetNode | undefined,
  context: Context,
): Shape {
  const type = isNonNullType(outputType) ? outputType.ofType : outputType;
  if (isListType(type)) return [createShape(type.ofType, selectionSet, context)];
  if (selectionSet) return createFields(type, selectionSet, context);
  return isEnumType(type) ? "String" : (scalars[String(type)]?.reading ?? "String");
}
