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
  Kind,
  OperationTypeNode,
  OverlappingFieldsCanBeMergedRule,
  specifiedRules,
  type ValidationContext,
} from "graphql";
import { scalars } from "./scalars.ts";

/** The rules for documents. Without the one that suggests aliases for conflicting fields: `createOperations` reports these. */
export const documentRules = [
  ...specifiedRules.filter((it) => it !== OverlappingFieldsCanBeMergedRule),
  createPortalRule,
];

function createPortalRule(context: ValidationContext): ASTVisitor {
  return {
    enter(nodes) {
      for (const problem of listProblems(nodes, context))
        context.reportError(new GraphQLError(problem, { nodes }));
    },
  };
}

/** Legal GraphQL that the portal can neither send nor read, and the alternatives. */
function* listProblems(node: ASTNode, context: ValidationContext): Generator<string> {
  const [parent, input] = [context.getParentType(), context.getInputType()];
  switch (node.kind) {
    case Kind.OPERATION_DEFINITION:
      if (!node.name) yield "The operation needs a name, such as `query Projects`.";
      if (node.operation === OperationTypeNode.SUBSCRIPTION)
        yield "The portal has no subscriptions. Write a query, which screens repeat.";
      break;
    case Kind.VARIABLE_DEFINITION: {
      const types = [...listInputTypes(input)];
      yield* types.flatMap(listMissingScalars);
      const isRecursive = (type: GraphQLNamedType) =>
        listInputFields(type).some((field) => listInputTypes(field.type).has(type));
      if (types.some(isRecursive))
        yield `${input} contains itself. Write it out in the document, with variables for its values.`;
      break;
    }
    case Kind.FIELD: {
      const [name, alias] = [node.name.value, node.alias?.value];
      yield* listMissingScalars(context.getType());
      if (alias)
        yield `Write "${name}" without the alias "${alias}", in an operation of its own if it is there twice.`;
      if (/^__(schema|type)$/.test(name))
        yield "The portal does not read the schema. Select __typename at most.";
      break;
    }
    case Kind.DIRECTIVE:
      yield `Write an operation without @${node.name.value}, and another one where the selection differs.`;
      break;
    case Kind.FRAGMENT_SPREAD:
    case Kind.INLINE_FRAGMENT: {
      const fragment = node.kind === Kind.INLINE_FRAGMENT ? node : context.getFragment(node.name.value);
      const type = context.getSchema().getType(fragment?.typeCondition?.name.value ?? "");
      if (!parent || !type || parent === type) break;
      const isWider =
        !isUnionType(parent) && isAbstractType(type) && context.getSchema().isSubType(type, parent);
      if (!isWider)
        yield `The portal cannot tell the types of ${parent} apart. Select fields that all of them have, without a fragment on ${type}.`;
      break;
    }
    case Kind.STRING:
    case Kind.INT:
      if (String(getNamedType(input)) === "ID")
        yield "Services write ids in different ways. Declare a variable of the type ID in place of this one.";
  }
}

function listMissingScalars(type: GraphQLType | null | undefined): string[] {
  const named = getNamedType(type);
  if (!isScalarType(named) || scalars[named.name]) return [];
  return [`The scalar ${named} is not in schema/scalars.ts. Add how the portal reads and writes it.`];
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
