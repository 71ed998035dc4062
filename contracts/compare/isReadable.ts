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
import { type Reading, scalars } from "#schema/scalars.ts";

/** Values of a scalar that a service accepts for another one, too. */
const acceptedScalars: Readonly<Record<string, readonly string[]>> = {
  Float: ["Int"],
  ID: ["String"],
  String: ["ID"],
};

/** The scalars that the portal reads as another one, by what `readShape` does with them. */
const readings: Readonly<Record<Reading, readonly Reading[]>> = {
  ID: ["ID", "String", "Number"],
  String: ["String", "ID", "Number", "Date", "DateTime"],
  Number: ["Number"],
  Boolean: ["Boolean"],
  Date: ["Date", "DateTime"],
  DateTime: ["DateTime", "Date"],
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
    const item = isNonNullType(received.ofType) ? received.ofType.ofType : received.ofType;
    // The portal leaves out items of responses that are null.
    if (isListType(sent)) return isReadable(sent.ofType, transfer.isInput ? received.ofType : item, transfer);
    return transfer.isInput && isReadable(sent, item, transfer);
  }
  if (isEnumType(sent) && isScalarType(received)) return received.name === "String";
  if (!isScalarType(sent) || !isScalarType(received)) {
    return [isCompositeType, isInputObjectType, isEnumType].some(
      (isKind) => isKind(sent) && isKind(received),
    );
  }
  if (sent.name === received.name || acceptedScalars[received.name]?.includes(sent.name)) return true;
  const [sentScalar, readScalar] = [scalars[sent.name], scalars[received.name]];
  if (!transfer.isInput && sentScalar && readScalar)
    return readings[readScalar.reading].includes(sentScalar.reading);
  // Neither name exists on the other side, so a scalar was renamed.
  const areCustom = !isSpecifiedScalarType(sent) && !isSpecifiedScalarType(received);
  return areCustom && !transfer.receiver.getType(sent.name) && !transfer.sender.getType(received.name);
}
