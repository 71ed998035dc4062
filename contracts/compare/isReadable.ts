import {
  type GraphQLSchema,
  type GraphQLType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isScalarType,
  isSpecifiedScalarType,
} from "graphql";

/** Values of a scalar that are valid JSON for another one, too. */
const acceptedScalars: Readonly<Record<string, readonly string[]>> = {
  Float: ["Int"],
  ID: ["String"],
  String: ["ID"],
};

export interface Transfer {
  sender: GraphQLSchema;
  receiver: GraphQLSchema;
  /** Variables: a single value is received as a list of one. */
  isInput: boolean;
}

/**
 * Whether every value of one type is valid JSON of another one. Names of types do not matter: of two objects, inputs or
 * enumerations, the parts are compared.
 */
export function isReadable(sent: GraphQLType, received: GraphQLType, transfer: Transfer): boolean {
  if (isNonNullType(received))
    return isNonNullType(sent) && isReadable(sent.ofType, received.ofType, transfer);
  if (isNonNullType(sent)) return isReadable(sent.ofType, received, transfer);
  if (isListType(received)) {
    if (isListType(sent)) return isReadable(sent.ofType, received.ofType, transfer);
    const item = isNonNullType(received.ofType) ? received.ofType.ofType : received.ofType;
    return transfer.isInput && isReadable(sent, item, transfer);
  }
  if (isEnumType(sent) && isScalarType(received)) return received.name === "String";
  if (!isScalarType(sent) || !isScalarType(received)) {
    return [isCompositeType, isInputObjectType, isEnumType].some(
      (isKind) => isKind(sent) && isKind(received),
    );
  }
  if (sent.name === received.name || acceptedScalars[received.name]?.includes(sent.name)) return true;
  // Neither name exists on the other side, so a scalar was renamed.
  const areCustom = !isSpecifiedScalarType(sent) && !isSpecifiedScalarType(received);
  return areCustom && !transfer.receiver.getType(sent.name) && !transfer.sender.getType(received.name);
}
