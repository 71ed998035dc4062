import {
  type DocumentNode,
  type GraphQLEnumType,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLSchema,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  type TypeNode,
} from "graphql";
import type { Problem } from "./comparison.ts";
import { isSameLeaf } from "./leafTypes.ts";
import { formatDefault } from "./responseProblems.ts";

/**
 * What a provider rejects in a document's variables although the contract allows it. A document does not show what is in
 * its variables, so every field and every value that the contract allows may be sent.
 */
export function findVariableProblems(
  contract: GraphQLSchema,
  provider: GraphQLSchema,
  document: DocumentNode,
): Problem[] {
  const problems: Problem[] = [];
  const visited = new Set<string>();
  for (const node of document.definitions) {
    if (node.kind !== "OperationDefinition") continue;
    for (const { type } of node.variableDefinitions ?? []) {
      const name = getTypeName(type);
      const [sent, accepted] = [contract.getType(name), provider.getType(name)];
      // A type that the provider lacks makes it reject the document.
      if (isInputType(sent) && isInputType(accepted)) compareTypes(name, sent, accepted);
    }
  }
  return problems;

  function report(level: Problem["level"], coordinate: string, description: string): void {
    problems.push({ level, coordinate, description });
  }

  function compareTypes(
    coordinate: string,
    sentType: GraphQLInputType,
    acceptedType: GraphQLInputType,
  ): void {
    if (isNonNullType(acceptedType) && !isNonNullType(sentType)) {
      report("breaking", coordinate, `${coordinate} is ${acceptedType} instead of ${sentType}.`);
    }
    const [sent, accepted] = [getNullableType(sentType), getNullableType(acceptedType)];
    if (isListType(accepted)) {
      if (isListType(sent)) compareTypes(coordinate, sent.ofType, accepted.ofType);
      // A single value is accepted as a list of one.
      else compareTypes(coordinate, sent, getNullableType(accepted.ofType));
    } else if (isInputObjectType(sent) && isInputObjectType(accepted)) {
      compareFields(sent, accepted);
    } else if (isEnumType(sent) && isEnumType(accepted)) {
      compareValues(sent, accepted);
    } else if (!isSameLeaf({ sent, sender: contract, received: accepted, receiver: provider })) {
      report("breaking", coordinate, `${coordinate} is ${acceptedType} instead of ${sentType}.`);
    }
  }

  function compareValues(sent: GraphQLEnumType, accepted: GraphQLEnumType): void {
    for (const { name } of sent.getValues()) {
      const value = accepted.getValue(name);
      const coordinate = `${sent.name}.${name}`;
      if (!value)
        report("breaking", coordinate, `${accepted.name} lacks the value ${name}, which may be sent.`);
      else reportDeprecation(coordinate, value.deprecationReason);
    }
  }

  function compareFields(sent: GraphQLInputObjectType, accepted: GraphQLInputObjectType): void {
    if (visited.has(sent.name)) return;
    visited.add(sent.name);
    const acceptedFields = accepted.getFields();
    for (const field of Object.values(sent.getFields())) {
      const coordinate = `${sent.name}.${field.name}`;
      const acceptedField = acceptedFields[field.name];
      if (!acceptedField) {
        report("breaking", coordinate, `${accepted.name} lacks the field ${field.name}, which may be sent.`);
        continue;
      }
      reportDeprecation(coordinate, acceptedField.deprecationReason);
      compareTypes(coordinate, field.type, acceptedField.type);
      if (formatDefault(field) !== formatDefault(acceptedField)) {
        report("dangerous", coordinate, `${coordinate} has another default value.`);
      }
    }
    for (const added of Object.values(acceptedFields).filter(isRequiredInputField)) {
      if (sent.getFields()[added.name]) continue;
      const description = `${accepted.name} requires the field ${added.name}, which the portal does not send.`;
      report("breaking", `${sent.name}.${added.name}`, description);
    }
  }

  function reportDeprecation(coordinate: string, reason: string | null | undefined): void {
    if (reason != null) report("dangerous", coordinate, `${coordinate} is deprecated. ${reason}`);
  }
}

function getTypeName(type: TypeNode): string {
  return type.kind === "NamedType" ? type.name.value : getTypeName(type.type);
}
