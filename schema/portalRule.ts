import {
  type ASTNode,
  type ASTVisitor,
  GraphQLError,
  type GraphQLType,
  getNamedType,
  isAbstractType,
  isScalarType,
  isUnionType,
  type NamedTypeNode,
  OperationTypeNode,
  type ValidationContext,
} from "graphql";
import { scalars } from "./scalars.ts";

/** A rule of validation for what is legal GraphQL, but what the portal does not send and read. It says what to write instead. */
export function createPortalRule(context: ValidationContext): ASTVisitor {
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
    VariableDefinition: (node) => checkScalar(node, context.getInputType()),
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
