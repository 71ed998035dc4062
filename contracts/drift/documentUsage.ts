import {
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from "graphql";
import type { PortalDocument } from "./portalServices.ts";

/** By schema coordinate (`Type`, `Type.field`, `Type.field(argument:)`, `Enum.VALUE`, `@directive`) the documents' names. */
type Uses = ReadonlyMap<string, ReadonlySet<string>>;

/** What documents use of a schema. */
export interface DocumentUsage {
  /** What comes back: types and fields of answers, enumerations in them. */
  read: Uses;
  /** What the documents send: arguments, input types and their fields, values of enumerations, directives. */
  sent: Uses;
}

/**
 * What of a schema the documents use. Of an input type that a variable carries everything counts as sent, and so does
 * every value of an enumeration: a document does not tell which of them the portal fills in.
 */
export function usageOf(schema: GraphQLSchema, documents: readonly PortalDocument[]): DocumentUsage {
  const read = new Map<string, Set<string>>();
  const sent = new Map<string, Set<string>>();
  for (const { name, document } of documents) {
    const noteRead = (coordinate: string) => note(read, coordinate, name);
    const noteSent = (coordinate: string) => note(sent, coordinate, name);
    const typeInfo = new TypeInfo(schema);
    visit(
      document,
      visitWithTypeInfo(typeInfo, {
        Field() {
          const parent = typeInfo.getParentType();
          const field = typeInfo.getFieldDef();
          if (!parent || !field) return;
          noteRead(parent.name);
          const implementations = isAbstractType(parent) ? schema.getPossibleTypes(parent) : [];
          for (const type of [parent, ...implementations]) noteRead(`${type.name}.${field.name}`);
          noteReadType(field.type, noteRead);
        },
        FragmentDefinition: ({ typeCondition }) => noteRead(typeCondition.name.value),
        InlineFragment({ typeCondition }) {
          if (typeCondition) noteRead(typeCondition.name.value);
        },
        Directive: (node) => noteSent(`@${node.name.value}`),
        Argument(node) {
          const directive = typeInfo.getDirective();
          const owner = directive
            ? `@${directive.name}`
            : `${typeInfo.getParentType()?.name}.${typeInfo.getFieldDef()?.name}`;
          noteSent(`${owner}(${node.name.value}:)`);
          const type = typeInfo.getInputType();
          if (type) noteSent(getNamedType(type).name);
        },
        VariableDefinition() {
          const type = typeInfo.getInputType();
          if (type) noteEverythingIn(type, noteSent);
        },
        ObjectField(node) {
          const parent = typeInfo.getParentInputType();
          if (parent) noteSent(`${getNamedType(parent).name}.${node.name.value}`);
          const type = typeInfo.getInputType();
          if (type) noteSent(getNamedType(type).name);
        },
        EnumValue(node) {
          const type = typeInfo.getInputType();
          if (type) noteSent(`${getNamedType(type).name}.${node.value}`);
        },
      }),
    );
  }
  return { read, sent };
}

function note(uses: Map<string, Set<string>>, coordinate: string, document: string): void {
  const documents = uses.get(coordinate);
  if (documents) documents.add(document);
  else uses.set(coordinate, new Set([document]));
}

function noteReadType(output: GraphQLOutputType, noteRead: (coordinate: string) => void): void {
  const type = getNamedType(output);
  noteRead(type.name);
  if (isEnumType(type)) for (const { name } of type.getValues()) noteRead(`${type.name}.${name}`);
}

function noteEverythingIn(
  input: GraphQLInputType,
  noteSent: (coordinate: string) => void,
  seen = new Set<string>(),
): void {
  const type = getNamedType(input);
  if (seen.has(type.name)) return;
  seen.add(type.name);
  noteSent(type.name);
  if (isEnumType(type)) for (const { name } of type.getValues()) noteSent(`${type.name}.${name}`);
  if (!isInputObjectType(type)) return;
  for (const field of Object.values(type.getFields())) {
    noteSent(`${type.name}.${field.name}`);
    noteEverythingIn(field.type, noteSent, seen);
  }
}
