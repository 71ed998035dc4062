import {
  type DocumentNode,
  type FieldDefinitionNode,
  type GraphQLInputType,
  getNamedType,
  type InputObjectTypeDefinitionNode,
  type InputValueDefinitionNode,
  isInputObjectType,
  Kind,
  type ListTypeNode,
  type NamedTypeNode,
  type NameNode,
  type TypeNode,
  visit,
} from "graphql";
import { type IdShape, isIdName } from "./mapIds.ts";
import { scalars } from "./scalars.ts";

/**
 * The SDL of a service as the portal sees it: ids are `ID` whatever their scalar, and lists and their items are never null,
 * except a list that is the result of an operation. Documents are written for it, and types are generated from it.
 */
export function createPortalView(sdl: DocumentNode): DocumentNode {
  const inputs = new Map<string, InputObjectTypeDefinitionNode>();
  for (const it of sdl.definitions) {
    if (it.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION) inputs.set(it.name.value, it);
  }
  const filters = new Map<string, InputObjectTypeDefinitionNode>();

  const viewType = (name: string, type: TypeNode, isNamedId = false): TypeNode =>
    visit(type, {
      NamedType(node: NamedTypeNode) {
        const filter = isIdName(name) ? inputs.get(node.name.value) : undefined;
        if (filter) filters.set(filter.name.value, filter);
        const isId = isIdOf(name, node.name.value) || (isNamedId && scalars[node.name.value]?.idForm);
        return filter ? rename(node, `Id${filter.name.value}`) : isId ? rename(node, "ID") : node;
      },
    });
  const viewInput = (node: InputValueDefinitionNode) => ({
    ...node,
    type: viewType(node.name.value, node.type, isIdName(node.name.value)),
  });
  const viewField = (node: FieldDefinitionNode, isRoot: boolean) => {
    const type = requireItems(viewType(node.name.value, node.type));
    return {
      ...node,
      type: type.kind === Kind.LIST_TYPE && !isRoot ? require(type) : type,
      arguments: node.arguments?.map(viewInput) ?? [],
    };
  };

  const definitions = sdl.definitions.map((it) => {
    switch (it.kind) {
      case Kind.INTERFACE_TYPE_DEFINITION:
      case Kind.INTERFACE_TYPE_EXTENSION:
      case Kind.OBJECT_TYPE_DEFINITION:
      case Kind.OBJECT_TYPE_EXTENSION: {
        const isRoot = isRootType({ name: it.name.value });
        return { ...it, fields: it.fields?.map((field) => viewField(field, isRoot)) ?? [] };
      }
      case Kind.INPUT_OBJECT_TYPE_DEFINITION:
      case Kind.INPUT_OBJECT_TYPE_EXTENSION:
        return { ...it, fields: it.fields?.map(viewInput) ?? [] };
      default:
        return it;
    }
  });
  // A filter of ids, such as `{ eq: 12 }`, is a type of its own: its values are ids.
  const idFilters = [...filters.values()].map((it) => ({
    ...rename(it, `Id${it.name.value}`),
    fields: it.fields?.map((field) => ({ ...field, type: viewType("", field.type, true) })) ?? [],
  }));
  return { kind: Kind.DOCUMENT, definitions: [...definitions, ...idFilters] };
}

/** The ids in values of an input type, where the view shows as `ID` what the service declares otherwise. */
export function createIdShape(
  view: GraphQLInputType,
  declared: GraphQLInputType,
  parents: readonly GraphQLInputType[] = [],
): IdShape | undefined {
  const [type, declaredType] = [getNamedType(view), getNamedType(declared)];
  if (!isInputObjectType(type) || !isInputObjectType(declaredType)) {
    const { idForm } = scalars[declaredType.name] ?? {};
    return type.name === "ID" && idForm && idForm !== "text" ? idForm : undefined;
  }
  if (parents.includes(type)) return undefined;
  const fields = Object.values(declaredType.getFields()).flatMap((field) => {
    const viewField = type.getFields()[field.name];
    const shape = viewField && createIdShape(viewField.type, field.type, [...parents, type]);
    return shape ? [[field.name, shape] as const] : [];
  });
  return fields.length > 0 ? Object.fromEntries(fields) : undefined;
}

/** Scalars that hold ids alone, numbers that are named like one, and texts that are called `id`. */
function isIdOf(name: string, type: string): boolean {
  const { reading, idForm } = scalars[type] ?? {};
  if (reading === "ID") return true;
  return idForm !== undefined && (reading === "Number" ? isIdName(name) : name === "id");
}

export interface NamedNode {
  readonly name: NameNode;
}

/** Of a normalized SDL. */
export function isRootType({ name }: { readonly name: string }): boolean {
  return name === "Query" || name === "Mutation";
}

export function rename<Node extends NamedNode>(node: Node, value: string): Node {
  return { ...node, name: { ...node.name, value } };
}

function requireItems(type: TypeNode): TypeNode {
  return visit(type, {
    ListType: { leave: (list: ListTypeNode) => ({ ...list, type: require(list.type) }) },
  });
}

function require(type: TypeNode): TypeNode {
  return type.kind === Kind.NON_NULL_TYPE ? type : { kind: Kind.NON_NULL_TYPE, type };
}
