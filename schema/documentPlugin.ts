import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLOutputType,
  type GraphQLSchema,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  print,
  type SelectionNode,
  type SelectionSetNode,
  TypeNameMetaFieldDef,
} from "graphql";
import type { Shape } from "../src/api/readShape.ts";

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;
type Fields = Record<string, Shape>;

interface Config {
  externalFragments?: { name: string; node: FragmentDefinitionNode }[];
}

/** A plugin of GraphQL Code Generator: prints each operation as a `GraphQlDocument`, with the selection as its shape. */
export function plugin(
  schema: GraphQLSchema,
  documents: readonly { document?: DocumentNode }[],
  { externalFragments = [] }: Config,
): { prepend: string[]; content: string } {
  const definitions = documents.flatMap(({ document }) => document?.definitions ?? []);
  const fragments = new Map(externalFragments.map(({ name, node }) => [name, node]));
  for (const it of definitions) if (it.kind === Kind.FRAGMENT_DEFINITION) fragments.set(it.name.value, it);
  const operations = definitions.filter((it) => it.kind === Kind.OPERATION_DEFINITION);
  return {
    prepend: operations.length > 0 ? ["import { GraphQlDocument } from '#api/graphQlDocument.ts';"] : [],
    content: operations.map((operation) => printDocument(operation, schema, fragments)).join("\n"),
  };
}

function printDocument(node: OperationDefinitionNode, schema: GraphQLSchema, fragments: Fragments): string {
  const name = node.name?.value ?? "";
  const kind = node.operation === "query" ? "Query" : "Mutation";
  const header = print({ ...node, selectionSet: { kind: Kind.SELECTION_SET, selections: [] } });
  const shape = createFields(schema.getRootType(node.operation), node.selectionSet, fragments);
  const types = `${name}${kind}, ${name}${kind}Variables`;
  const [operation, fields] = [header.replace(/\s*\{\s*\}$/, "").trim(), shape].map((it) =>
    JSON.stringify(it),
  );
  return `export const ${name}Document = new GraphQlDocument<${types}>(${operation}, ${fields});`;
}

function createFields(
  type: GraphQLOutputType | null | undefined,
  { selections }: SelectionSetNode,
  fragments: Fragments,
): Fields {
  return Object.assign({}, ...selections.map((selection) => createField(type, selection, fragments)));
}

function createField(
  parent: GraphQLOutputType | null | undefined,
  selection: SelectionNode,
  fragments: Fragments,
): Fields {
  if (selection.kind !== Kind.FIELD) {
    const { selectionSet } =
      selection.kind === Kind.FRAGMENT_SPREAD ? (fragments.get(selection.name.value) ?? {}) : selection;
    return selectionSet ? createFields(parent, selectionSet, fragments) : {};
  }
  const type = findField(parent, selection.name.value)?.type;
  if (!type) throw new TypeError(`Expected a field of the schema, got "${selection.name.value}".`);
  const { selectionSet: _, ...field } = selection;
  const name = print(field).replaceAll(/\s+/g, " ");
  return {
    [isNonNullType(type) ? name : `${name}?`]: createShape(type, selection.selectionSet, fragments),
  };
}

function findField(parent: GraphQLOutputType | null | undefined, name: string) {
  if (name === TypeNameMetaFieldDef.name) return TypeNameMetaFieldDef;
  return isObjectType(parent) ? parent.getFields()[name] : undefined;
}

function createShape(
  outputType: GraphQLOutputType,
  selectionSet: SelectionSetNode | undefined,
  fragments: Fragments,
): Shape {
  const type = isNonNullType(outputType) ? outputType.ofType : outputType;
  if (isListType(type)) return [createShape(type.ofType, selectionSet, fragments)];
  if (selectionSet) return createFields(type, selectionSet, fragments);
  if (isEnumType(type)) return "String";
  return (/^(Int|Float)$/.test(type.name) ? "Number" : type.name) as Shape;
}
