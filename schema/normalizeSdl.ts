import {
  concatAST,
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
 * the scalars of the table are declared, and of directives it has `@deprecated`, `@oneOf` and `@authorize`, with texts. What an
 * extension has beyond it is added: operations, and arguments of operations that are there.
 */
export function normalizeSdl(received: DocumentNode, extension: DocumentNode): DocumentNode {
  const rootNames = new Map<string, string>();
  const undeclared = new Set<string>();
  const added = new Map<string, FieldDefinitionNode>();
  visit(received, {
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
    if (!isRootType(type)) return type;
    const fields = type.fields?.map((field) => {
      const { arguments: args = [] } = field;
      const more = added.get(field.name.value)?.arguments ?? [];
      added.delete(field.name.value);
      const isNew = ({ name }: InputValueDefinitionNode) =>
        args.every((arg) => arg.name.value !== name.value);
      return { ...field, arguments: [...args, ...more.filter(isNew)] };
    });
    return { ...type, fields: fields ?? [] };
  };
  const sdl = visit(received, {
    DirectiveDefinition: () => null,
    Directive: normalizeDirective,
    NamedType: renameRoot,
    ObjectTypeDefinition: extendRoot,
    ObjectTypeExtension: extendRoot,
    ScalarTypeDefinition: ({ name }) => void undeclared.delete(name.value),
  });
  const missing = visit(extension, {
    FieldDefinition: ({ name }) => (added.has(name.value) ? undefined : null),
    ObjectTypeExtension: { leave: ({ fields }) => (fields?.length ? undefined : null) },
  });
  for (const { name } of specifiedScalarTypes) undeclared.delete(name);
  const declarations = [
    "directive @authorize(policy: String, roles: [String!]) repeatable on OBJECT | INTERFACE | FIELD_DEFINITION",
    ...[...undeclared].map((name) => `scalar ${name}`),
  ];
  return concatAST([sdl, missing, parse(declarations.join("\n"))]);
}

function normalizeDirective(node: DirectiveNode): DirectiveNode | null {
  if (node.name.value !== "authorize") return /^(deprecated|oneOf)$/.test(node.name.value) ? node : null;
  return visit(node, {
    Argument: ({ name }) => (/^(policy|roles)$/.test(name.value) ? undefined : null),
    EnumValue: ({ value }) => ({ kind: Kind.STRING, value }),
  });
}
