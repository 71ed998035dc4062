import {
  type ASTNode,
  type DocumentNode,
  type GraphQLError,
  type GraphQLSchema,
  getNamedType,
  NoDeprecatedCustomRule,
  specifiedRules,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
} from "graphql";
import type { Problem } from "./comparison.ts";

/** What a provider rejects in a document, and what it has deprecated. */
export function findDocumentProblems(
  contract: GraphQLSchema,
  provider: GraphQLSchema,
  document: DocumentNode,
): Problem[] {
  const errors = validate(provider, document, specifiedRules, { hideSuggestions: true });
  const deprecations = validate(provider, document, [NoDeprecatedCustomRule]);
  if (errors.length + deprecations.length === 0) return [];
  const coordinates = mapCoordinates(contract, document);
  const createProblem = (level: Problem["level"], { message, nodes }: GraphQLError): Problem => ({
    level,
    description: message,
    coordinate: nodes?.map((node) => coordinates.get(node)).findLast((found) => found !== undefined) ?? "",
  });
  return [
    ...errors.map((error) => createProblem("breaking", error)),
    ...deprecations.map((error) => createProblem("dangerous", error)),
  ];
}

/** What of the contract's schema each node of a document is about. */
function mapCoordinates(contract: GraphQLSchema, document: DocumentNode): Map<ASTNode, string> {
  const typeInfo = new TypeInfo(contract);
  const coordinates = new Map<ASTNode, string>();
  const visitor = {
    enter(node: ASTNode) {
      const coordinate = getCoordinate(typeInfo, node);
      if (coordinate !== undefined) coordinates.set(node, coordinate);
    },
  };
  visit(document, visitWithTypeInfo(typeInfo, visitor));
  return coordinates;
}

function getCoordinate(typeInfo: TypeInfo, node: ASTNode): string | undefined {
  const directive = typeInfo.getDirective();
  const field = `${typeInfo.getParentType()?.name}.${typeInfo.getFieldDef()?.name}`;
  switch (node.kind) {
    case "NamedType":
      return node.name.value;
    case "Directive":
      return `@${node.name.value}`;
    case "Field":
      return field;
    case "Argument":
      return `${directive ? `@${directive.name}` : field}.${node.name.value}`;
    case "FragmentSpread":
    case "InlineFragment":
      return typeInfo.getParentType()?.name;
    case "ObjectValue":
      return getNamedType(typeInfo.getInputType())?.name;
    case "ObjectField":
      return `${getNamedType(typeInfo.getParentInputType())}.${node.name.value}`;
    case "EnumValue":
      return `${getNamedType(typeInfo.getInputType())}.${node.value}`;
    case "Variable":
      return typeInfo.getArgument() ? `${field}.${typeInfo.getArgument()?.name}` : undefined;
    default:
      return undefined;
  }
}
