import {
  type ASTNode,
  type ASTVisitor,
  GraphQLError,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLType,
  getNamedType,
  isAbstractType,
  isInputObjectType,
  isScalarType,
  isUnionType,
  type NamedTypeNode,
  OperationTypeNode,
  OverlappingFieldsCanBeMergedRule,
  specifiedRules,
  type ValidationContext,
} from "graphql";
import { scalars } from "./scalars.ts";

/** The rules for documents. `createOperations` merges fields, and suggests no aliases where it cannot. */
export const documentRules = [
  ...specifiedRules.filter((it) => it !== OverlappingFieldsCanBeMergedRule),
  createPortalRule,
];

/** A validation rule against legal GraphQL that the portal can neither send nor read. Its errors name an alternative. */
function createPortalRule(context: ValidationContext): ASTVisitor {
  const refuse = (node: ASTNode, message: string) =>
    context.reportError(new GraphQLError(message, { nodes: node }));
  const checkScalar = (node: ASTNode, type: GraphQLType | null | undefined) => {
    const named = getNamedType(type);
    if (!isScalarType(named) || scalars[named.name]) return;
    refuse(node, `The scalar ${named} is not in schema/scalars.ts. Add how the portal reads and writes it.`);
  };
  const checkFragment = (node: ASTNode, condition?: NamedTypeNode) => {
    const parent = context.getParentType();
    const type = condition && context.getSchema().getType(condition.name.value);
    if (!parent || !type || parent === type) return;
    if (!isUnionType(parent) && isAbstractType(type) && context.getSchema().isSubType(type, parent)) return;
    refuse(
      node,
      `The portal cannot tell the types of ${parent} apart. Select fields that all of them have, without a fragment on ${type}.`,
    );
  };
  const checkId = (node: ASTNode) => {
    if (String(getNamedType(context.getInputType())) !== "ID") return;
    refuse(
      node,
      "Services write ids in different ways. Declare a variable of the type ID in place of this one.",
    );
  };
  return {
    OperationDefinition(node) {
      if (!node.name) refuse(node, "The operation needs a name, such as `query Projects`.");
      if (node.operation === OperationTypeNode.SUBSCRIPTION) {
        refuse(node, "The portal has no subscriptions. Write a query, which screens repeat.");
      }
    },
    VariableDefinition(node) {
      const types = listInputTypes(context.getInputType());
      for (const type of types) checkScalar(node, type);
      const isRecursive = (type: GraphQLNamedType) =>
        listInputFields(type).some((field) => listInputTypes(field.type).has(type));
      if ([...types].some(isRecursive))
        refuse(
          node,
          `${context.getInputType()} contains itself. Write it out in the document, with variables for its values.`,
        );
    },
    Field(node) {
      const { alias, name } = node;
      checkScalar(node, context.getType());
      if (alias)
        refuse(
          node,
          `Write "${name.value}" without the alias "${alias.value}", in an operation of its own if it is there twice.`,
        );
      if (/^__(schema|type)$/.test(name.value))
        refuse(node, "The portal does not read the schema. Select __typename at most.");
    },
    Directive(node) {
      refuse(
        node,
        `Write an operation without @${node.name.value}, and another one where the selection differs.`,
      );
    },
    FragmentSpread: (node) => checkFragment(node, context.getFragment(node.name.value)?.typeCondition),
    InlineFragment: (node) => checkFragment(node, node.typeCondition),
    StringValue: checkId,
    IntValue: checkId,
  };
}

/** The input types within an input, at any depth. */
function listInputTypes(type: GraphQLType | null | undefined, found = new Set<GraphQLNamedType>()) {
  const named = getNamedType(type);
  if (!named || found.has(named)) return found;
  found.add(named);
  for (const field of listInputFields(named)) listInputTypes(field.type, found);
  return found;
}

function listInputFields(type: GraphQLNamedType): GraphQLInputField[] {
  return isInputObjectType(type) ? Object.values(type.getFields()) : [];
}
