import {
  concatAST,
  type DefinitionNode,
  type DirectiveNode,
  type DocumentNode,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
  Kind,
  parse,
  specifiedScalarTypes,
  visit,
} from "graphql";
import { isRootType, type NamedNode, rename } from "./portalView.ts";
import { scalars } from "./scalars.ts";

/**
 * A service's SDL in one form, however it was exported. The root types are `Query` and `Mutation`. Definitions come before
 * extensions. The scalars of the table are declared. Of the directives, `@authorize`, with texts, and the named ones stay;
 * everything of a federation goes. `extension` adds operations, and optional arguments of existing operations. If the service
 * has one of these arguments, its whole signature counts.
 */
export function normalizeSdl(
  received: DocumentNode,
  extension: DocumentNode = concatAST([]),
  directives: readonly string[] = ["deprecated", "oneOf"],
): DocumentNode {
  const rootNames = new Map<string, string>();
  visit(received, {
    OperationTypeDefinition({ operation, type }) {
      rootNames.set(type.name.value, operation.charAt(0).toUpperCase() + operation.slice(1));
    },
  });
  const renameRoot = <Node extends NamedNode>(node: Node) =>
    rename(node, rootNames.get(node.name.value) ?? node.name.value);

  const extended = extension.definitions.filter((it) => it.kind === Kind.OBJECT_TYPE_EXTENSION);
  const added = new Map(extended.flatMap(({ fields = [] }) => fields.map((it) => [it.name.value, it])));
  const served = new Set<string>();
  const sdl = visit(received, {
    Document: ({ definitions }) => ({ kind: Kind.DOCUMENT, definitions: definitions.filter(isOfService) }),
    DirectiveDefinition: () => null,
    Directive: (node) => (directives.includes(node.name.value) ? undefined : normalizeDirective(node)),
    FieldDefinition(node, _key, _parent, _path, ancestors) {
      if (!isOfService(node)) return null;
      if (!isRootType(ancestors.at(-1))) return undefined;
      served.add(node.name.value);
      return addArguments(node, added.get(node.name.value)?.arguments);
    },
    NamedType: renameRoot,
    ObjectTypeDefinition: renameRoot,
    ObjectTypeExtension: renameRoot,
    // The root types are found by their names.
    SchemaDefinition: () => null,
    SchemaExtension: () => null,
  });
  const names = new Set(sdl.definitions.map((it) => ("name" in it ? it.name?.value : undefined)));
  const missing = visit(extension, {
    ObjectTypeDefinition: ({ name }) => (names.has(name.value) ? null : false),
    FieldDefinition: ({ name }) => (served.has(name.value) ? null : undefined),
    ObjectTypeExtension: { leave: ({ fields }) => (fields?.length ? undefined : null) },
  });
  return defineTypes(declareNames(concatAST([sdl, missing])));
}

function addArguments(
  field: FieldDefinitionNode,
  added: readonly InputValueDefinitionNode[] = [],
): FieldDefinitionNode {
  const { arguments: args = [] } = field;
  const isAddition = ({ name, type }: InputValueDefinitionNode) =>
    type.kind !== Kind.NON_NULL_TYPE && args.every((arg) => arg.name.value !== name.value);
  return added.every(isAddition) ? { ...field, arguments: [...args, ...added] } : field;
}

/** Declares `@authorize`, and the scalars of the table that the SDL uses without declaring them. */
function declareNames(sdl: DocumentNode): DocumentNode {
  const used = new Set<string>();
  const declared = new Set(specifiedScalarTypes.map(({ name }) => name));
  visit(sdl, {
    NamedType: ({ name }) => void used.add(name.value),
    ScalarTypeDefinition: ({ name }) => void declared.add(name.value),
  });
  const undeclared = [...used].filter((name) => scalars[name] && !declared.has(name));
  const declarations = [
    "directive @authorize(policy: String, roles: [String!]) repeatable on OBJECT | INTERFACE | FIELD_DEFINITION",
    ...undeclared.map((name) => `scalar ${name}`),
  ];
  return concatAST([sdl, parse(declarations.join("\n"))]);
}

/** Turns the first extension of a type without a definition into the definition. */
function defineTypes({ definitions }: DocumentNode): DocumentNode {
  const defined = new Set<string>();
  for (const it of definitions) if (it.kind === Kind.OBJECT_TYPE_DEFINITION) defined.add(it.name.value);
  const define = (node: DefinitionNode): DefinitionNode => {
    if (node.kind !== Kind.OBJECT_TYPE_EXTENSION || defined.has(node.name.value)) return node;
    defined.add(node.name.value);
    return { ...node, kind: Kind.OBJECT_TYPE_DEFINITION };
  };
  return { kind: Kind.DOCUMENT, definitions: definitions.map(define) };
}

/** Whether a definition belongs to the service itself. `_Entity` and `link__Import` belong to its federation. */
function isOfService(node: DefinitionNode | FieldDefinitionNode): boolean {
  return !("name" in node && /^_|__/.test(node.name?.value ?? ""));
}

function normalizeDirective(node: DirectiveNode): DirectiveNode | null {
  if (node.name.value !== "authorize") return null;
  return visit(node, {
    Argument: ({ name }) => (/^(policy|roles)$/.test(name.value) ? undefined : null),
    EnumValue: ({ value }) => ({ kind: Kind.STRING, value }),
  });
}
