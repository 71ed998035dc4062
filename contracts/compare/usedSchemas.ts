import {
  buildASTSchema,
  type DocumentNode,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type GraphQLType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isRequiredInputField,
  Kind,
  parse,
  print,
  specifiedScalarTypes,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from "graphql";
import { isReadable } from "./isReadable.ts";

type InputValue = GraphQLArgument | GraphQLInputField;
/** Fields or values as SDL by their names, by definitions such as `type Cart`. */
type Definitions = Map<string, Map<string, string>>;

/**
 * What a document uses of two schemas, for GraphQL Inspector, which follows neither variables nor renamed types. Both have the
 * contract's names and differ only where the portal notices it. A document does not show what is in its variables, so every
 * field and value that the contract allows is used. What the provider lacks of the document itself is for `validate`.
 */
export function reduceSchemas(
  contract: GraphQLSchema,
  provider: GraphQLSchema,
  document: DocumentNode,
): [contract: GraphQLSchema, provider: GraphQLSchema] {
  const [expected, actual]: [Definitions, Definitions] = [new Map(), new Map()];
  const [expectedInfo, actualInfo] = [new TypeInfo(contract), new TypeInfo(provider)];
  const visitor = visitWithTypeInfo(actualInfo, {
    Field({ arguments: sent = [] }) {
      const parent = expectedInfo.getParentType();
      const [field, other] = [expectedInfo.getFieldDef(), actualInfo.getFieldDef()];
      if (!parent || !field || !other || field.name.startsWith("__")) return;
      const args = field.args.flatMap((arg): [string, string][] => {
        const otherArg = other.args.find(({ name }) => name === arg.name);
        if (!otherArg) return [];
        addSentParts(getNamedType(arg.type), getNamedType(otherArg.type));
        const isSent = sent.some(({ name }) => name.value === arg.name);
        return [[printInput(arg, arg.type, !isSent), printInput(otherArg, arg.type, !isSent)]];
      });
      const join = (texts: string[]) => (texts.length > 0 ? `(${texts.join(", ")})` : "");
      const transfer = { sender: provider, receiver: contract, isInput: false };
      const type = isReadable(other.type, field.type, transfer) ? field.type : other.type;
      const fieldText = `${field.name}${join(args.map(([text]) => text))}: ${field.type}`;
      const otherText = `${field.name}${join(args.map(([, text]) => text))}: ${type}`;
      add(expected, `type ${parent}`, field.name, fieldText + printDeprecation(field));
      add(actual, `type ${parent}`, field.name, otherText + printDeprecation(other));
      addReceivedValues(getNamedType(field.type), getNamedType(other.type));
    },
  });
  visit(document, visitWithTypeInfo(expectedInfo, visitor));
  return [buildUsedSchema(expected), buildUsedSchema(actual)];

  function addReceivedValues(type: GraphQLNamedType, other: GraphQLNamedType): void {
    if (!isEnumType(type) || !isEnumType(other)) return;
    for (const { name } of other.getValues()) {
      if (type.getValue(name)) add(expected, `enum ${type}`, name, name);
      add(actual, `enum ${type}`, name, name);
    }
  }

  function addSentParts(type: GraphQLNamedType, other: GraphQLNamedType): void {
    if (isEnumType(type) && isEnumType(other)) {
      for (const value of type.getValues()) {
        const otherValue = other.getValue(value.name);
        add(expected, `enum ${type}`, value.name, value.name + printDeprecation(value));
        if (otherValue) add(actual, `enum ${type}`, value.name, value.name + printDeprecation(otherValue));
      }
    }
    const definition = `input ${type}`;
    if (!isInputObjectType(type) || !isInputObjectType(other) || expected.has(definition)) return;
    const otherDefinition = other.isOneOf ? `${definition} @oneOf` : definition;
    const [fields, otherFields] = [type.getFields(), other.getFields()];
    expected.set(definition, new Map());
    for (const field of Object.values(fields)) {
      add(expected, definition, field.name, printInput(field, field.type));
      const otherField = otherFields[field.name];
      if (!otherField) continue;
      addSentParts(getNamedType(field.type), getNamedType(otherField.type));
      const transfer = { sender: contract, receiver: provider, isInput: true };
      const type = isReadable(field.type, otherField.type, transfer) ? field.type : otherField.type;
      add(actual, otherDefinition, field.name, printInput(otherField, type));
    }
    for (const field of Object.values(otherFields).filter(isRequiredInputField)) {
      if (!fields[field.name]) add(actual, otherDefinition, field.name, printInput(field, field.type));
    }
  }
}

function add(definitions: Definitions, definition: string, name: string, text: string): void {
  const parts = definitions.get(definition) ?? new Map<string, string>();
  // A value of an enumeration that is sent, too, may be deprecated.
  if ((parts.get(name) ?? "").length < text.length) parts.set(name, text);
  definitions.set(definition, parts);
}

function printInput(input: InputValue, type: GraphQLType, hasDefault = true): string {
  const value = hasDefault && input.default?.literal ? ` = ${print(input.default.literal)}` : "";
  return `${input.name}: ${type}${value}${printDeprecation(input)}`;
}

function printDeprecation({ deprecationReason: reason }: Pick<InputValue, "deprecationReason">): string {
  return reason == null ? "" : ` @deprecated(reason: ${JSON.stringify(reason)})`;
}

/** Types of which nothing is used become scalars: their names alone are compared. */
function buildUsedSchema(definitions: Definitions): GraphQLSchema {
  const used = [...definitions].filter(([, parts]) => parts.size > 0);
  const nodes = used.flatMap(([definition, parts]) => {
    return parse(`${definition} { ${[...parts.values()].join("\n")} }`).definitions;
  });
  const defined = new Set(
    [...specifiedScalarTypes, ...used.map(([definition]) => definition.split(" ")[1])].map(String),
  );
  const scalars = new Set<string>();
  visit(
    { kind: Kind.DOCUMENT, definitions: nodes },
    { NamedType: ({ name }) => void scalars.add(name.value) },
  );
  const others = [...scalars].filter((name) => !defined.has(name));
  const document = {
    kind: Kind.DOCUMENT,
    definitions: [...nodes, ...others.flatMap((name) => parse(`scalar ${name}`).definitions)],
  } as const;
  return buildASTSchema(document, { assumeValidSDL: true, assumeValid: true });
}
