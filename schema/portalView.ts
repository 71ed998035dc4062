import {
  type DocumentNode,
  type GraphQLType,
  getNamedType,
  type InputObjectTypeDefinitionNode,
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
 * The portal's view of a service's SDL: ids are `ID` whatever their scalar, and lists and their items are never null, except a
 * list that is the result of an operation. Documents are written for this view, and types are generated from it.
 */
export function createPortalView(sdl: DocumentNode): DocumentNode {
  const inputs = sdl.definitions.filter((it) => it.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION);
  const filters = new Set<InputObjectTypeDefinitionNode>();
  const viewType = (name: string, type: TypeNode, isNamedId = false): TypeNode =>
    visit(type, {
      NamedType(node: NamedTypeNode) {
        const filter = isIdName(name) && inputs.find((it) => it.name.value === node.name.value);
        if (filter) filters.add(filter);
        const isId = isIdOf(name, node.name.value) || (isNamedId && scalars[node.name.value]?.idForm);
        return filter ? rename(node, `Id${filter.name.value}`) : isId ? rename(node, "ID") : node;
      },
    });
  const { definitions } = visit(sdl, {
    FieldDefinition(node, _key, _parent, _path, ancestors) {
      const type = requireItems(viewType(node.name.value, node.type));
      const isRequired = type.kind === Kind.LIST_TYPE && !isRootType(ancestors.at(-1));
      return { ...node, type: isRequired ? require(type) : type };
    },
    InputValueDefinition: (node) => ({
      ...node,
      type: viewType(node.name.value, node.type, isIdName(node.name.value)),
    }),
  });
  // A filter of ids, such as `{ eq: 12 }`, is an input type whose values are ids.
  const idFilters = [...filters].map((it) => ({
    ...rename(it, `Id${it.name.value}`),
    fields: it.fields?.map((field) => ({ ...field, type: viewType("", field.type, true) })) ?? [],
  }));
  return { kind: Kind.DOCUMENT, definitions: [...definitions, ...idFilters] };
}

/** Finds the ids in values of an input type that are `ID` in the view and another scalar in the service. */
export function createIdShape(
  view: GraphQLType | undefined,
  declared: GraphQLType,
  parents: readonly GraphQLType[] = [],
): IdShape | undefined {
  const [type, declaredType] = [getNamedType(view), getNamedType(declared)];
  if (isInputObjectType(type) && isInputObjectType(declaredType)) {
    if (parents.includes(type)) return undefined;
    const shapes = Object.values(declaredType.getFields()).map(
      (field) =>
        [
          field.name,
          createIdShape(type.getFields()[field.name]?.type, field.type, [...parents, type]),
        ] as const,
    );
    return joinIdShapes(shapes);
  }
  const { idForm } = scalars[declaredType.name] ?? {};
  return String(type) === "ID" && idForm !== "text" ? idForm : undefined;
}

/** The shape of an object; undefined if nothing in it is an id that is no text. */
export function joinIdShapes(
  shapes: readonly (readonly [name: string, shape: IdShape | undefined])[],
): IdShape | undefined {
  const ids = shapes.flatMap(([name, shape]) => (shape ? [[name, shape] as const] : []));
  return ids.length > 0 ? Object.fromEntries(ids) : undefined;
}

/** Ids are scalars that hold nothing else, numbers with the name of an id, and texts named `id`. */
function isIdOf(name: string, type: string): boolean {
  const { reading, idForm } = scalars[type] ?? {};
  if (reading === "ID") return true;
  return idForm !== undefined && (reading === "Number" ? isIdName(name) : name === "id");
}

export interface NamedNode {
  readonly name: NameNode;
}

/** Whether a definition or a type of a normalized SDL has operations as its fields. */
export function isRootType(type: unknown): boolean {
  const { name } = Object(type);
  return ["Query", "Mutation"].includes(name?.value ?? name);
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
