import {
  concatAST,
  type DefinitionNode,
  type DirectiveNode,
  type DocumentNode,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
  Kind,
  type ObjectTypeDefinitionNode,
  type ObjectTypeExtensionNode,
  parse,
  specifiedScalarTypes,
  visit,
} from "graphql";
import { isRootType, type NamedNode, rename } from "./portalView.ts";
import { scalars } from "./scalars.ts";

/**
 * A service's SDL in the form in which the project reads it, however it was exported: the root types are `Query` and `Mutation`,
 * a type is defined before it is extended, the scalars of the table are declared, and of directives it has those named and
 * `@authorize`, with texts. It has nothing of what a federation adds. What an extension has beyond it is added: operations, and
 * optional arguments of operations that are there, unless the service has one of them: then the signature is the service's.
 */
export function normalizeSdl(
  received: DocumentNode,
  extension: DocumentNode = concatAST([]),
  directives: readonly string[] = ["deprecated", "oneOf"],
): DocumentNode {
  const rootNames = new Map<string, string>();
  const undeclared = new Set<string>();
  const added = new Map<string, FieldDefinitionNode>();
  visit(concatAST([received, extension]), {
    OperationTypeDefinition({ operation, type }) {
      rootNames.set(type.name.value, operation.charAt(0).toUpperCase() + operation.slice(1));
    },
    NamedType: ({ name }) => void (scalars[name.value] && undeclared.add(name.value)),
  });
  visit(extension, { FieldDefinition: (node) => void added.set(node.name.value, node) });

  const renameRoot = <Node extends NamedNode>(node: Node) =>
    rename(node, rootNames.get(node.name.value) ?? node.name.value);
  const extendRoot = (node: ObjectTypeDefinitionNode | ObjectTypeExtensionNode) => {
    const type = renameRoot(node);
    if (!isRootType({ name: type.name.value })) return type;
    const fields = type.fields?.map((field) => {
      const { arguments: args = [] } = field;
      const more = added.get(field.name.value)?.arguments ?? [];
      added.delete(field.name.value);
      const isAddition = ({ name, type }: InputValueDefinitionNode) =>
        type.kind !== Kind.NON_NULL_TYPE && args.every((arg) => arg.name.value !== name.value);
      return { ...field, arguments: more.every(isAddition) ? [...args, ...more] : args };
    });
    return { ...type, fields: fields ?? [] };
  };
  const sdl = visit(received, {
    Document: ({ definitions }) => ({ kind: Kind.DOCUMENT, definitions: definitions.filter(isOfService) }),
    DirectiveDefinition: () => null,
    Directive: (node) => (directives.includes(node.name.value) ? undefined : normalizeDirective(node)),
    FieldDefinition: (node) => (isOfService(node) ? undefined : null),
    NamedType: renameRoot,
    ObjectTypeDefinition: extendRoot,
    ObjectTypeExtension: extendRoot,
    ScalarTypeDefinition: ({ name }) => void undeclared.delete(name.value),
    // The names of the root types say it.
    SchemaDefinition: () => null,
    SchemaExtension: () => null,
  });
  const names = new Set(sdl.definitions.map((it) => ("name" in it ? it.name?.value : undefined)));
  const missing = visit(extension, {
    ObjectTypeDefinition: ({ name }) => (names.has(name.value) ? null : undefined),
    FieldDefinition: ({ name }) => (added.has(name.value) ? undefined : null),
    ObjectTypeExtension: { leave: ({ fields }) => (fields?.length ? undefined : null) },
  });
  for (const { name } of specifiedScalarTypes) undeclared.delete(name);
  const declarations = [
    "directive @authorize(policy: String, roles: [String!]) repeatable on OBJECT | INTERFACE | FIELD_DEFINITION",
    ...[...undeclared].map((name) => `scalar ${name}`),
  ];
  return defineTypes(concatAST([sdl, missing, parse(declarations.join("\n"))]));
}

/** A type that is only extended is defined by its first extension. */
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

/** Whether it is of the service itself: `_Entity` and `link__Import` are of its federation. */
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
