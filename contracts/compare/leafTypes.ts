import {
  type GraphQLSchema,
  type GraphQLType,
  isEnumType,
  isScalarType,
  isSpecifiedScalarType,
} from "graphql";

/** Values of a scalar that are valid JSON for another one, too. */
const acceptedScalars: Readonly<Record<string, readonly string[]>> = {
  Float: ["Int"],
  ID: ["String"],
  String: ["ID"],
};

/** A value that one side sends and the other one receives. Its types are nullable. */
interface Transfer {
  sent: GraphQLType;
  sender: GraphQLSchema;
  received: GraphQLType;
  receiver: GraphQLSchema;
}

/** Whether a scalar is received as what it was sent as. False for lists and for types with fields. */
export function isSameLeaf({ sent, sender, received, receiver }: Transfer): boolean {
  if (isEnumType(sent)) return isScalarType(received) && received.name === "String";
  if (!isScalarType(sent) || !isScalarType(received)) return false;
  if (sent.name === received.name || acceptedScalars[received.name]?.includes(sent.name)) return true;
  // Neither name exists on the other side, so a scalar was renamed.
  const areCustom = !isSpecifiedScalarType(sent) && !isSpecifiedScalarType(received);
  return areCustom && !receiver.getType(sent.name) && !sender.getType(received.name);
}
