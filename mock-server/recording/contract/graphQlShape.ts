import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getOperationAST,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  type SelectionSetNode,
} from "graphql";
import type { Shape } from "./shape.ts";

const scalarKinds: Readonly<Record<string, "boolean" | "integer" | "number" | "timestamp" | "date">> = {
  Boolean: "boolean",
  Int: "integer",
  Float: "number",
  DateTime: "timestamp",
  Date: "date",
};

/** The shape of `data` in a response to the document's only operation. */
export function createDataShape(schema: GraphQLSchema, document: DocumentNode): Shape {
  const operation = getOperationAST(document);
  const root = operation && schema.getRootType(operation.operation);
  if (!root) throw new Error("The document must have one operation of the schema.");
  const fragments = new Map(
    document.definitions.flatMap((node) =>
      node.kind === "FragmentDefinition" ? [[node.name.value, node] as const] : [],
    ),
  );
  return createObjectShape(root, [operation.selectionSet], fragments, true);
}

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

function createObjectShape(
  type: GraphQLObjectType,
  selectionSets: readonly SelectionSetNode[],
  fragments: Fragments,
  nullable: boolean,
): Shape {
  const nodes = Map.groupBy(
    selectionSets.flatMap((set) => collectFields(set, fragments)),
    ({ alias, name }) => (alias ?? name).value,
  );
  const fields = [...nodes].map(([key, [first, ...others]]): [string, Shape] => {
    const field = type.getFields()[first?.name.value ?? ""];
    if (!field) throw new Error(`${type.name} has no field ${first?.name.value}.`);
    const inner = [first, ...others].flatMap((node) => node?.selectionSet ?? []);
    return [key, createShape(field.type, inner, fragments, type.name)];
  });
  return { kind: "object", name: type.name, fields: new Map(fields), nullable };
}

function collectFields({ selections }: SelectionSetNode, fragments: Fragments): FieldNode[] {
  return selections.flatMap((selection) => {
    if (selection.kind === "Field") return [selection];
    const set =
      selection.kind === "InlineFragment"
        ? selection.selectionSet
        : fragments.get(selection.name.value)?.selectionSet;
    return set ? collectFields(set, fragments) : [];
  });
}

function createShape(
  outputType: GraphQLOutputType,
  selectionSets: readonly SelectionSetNode[],
  fragments: Fragments,
  owner: string,
): Shape {
  const nullable = !isNonNullType(outputType);
  const type = isNonNullType(outputType) ? outputType.ofType : outputType;
  if (isListType(type)) {
    return { kind: "list", item: createShape(type.ofType, selectionSets, fragments, owner), nullable };
  }
  if (isObjectType(type)) return createObjectShape(type, selectionSets, fragments, nullable);
  if (isEnumType(type)) {
    return { kind: "enum", values: type.getValues().map(({ name }) => name), nullable };
  }
  const { name } = getNamedType(type);
  return name === "ID"
    ? { kind: "id", of: owner, nullable }
    : { kind: scalarKinds[name] ?? "text", nullable };
}
