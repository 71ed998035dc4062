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
import type { PortalOperation } from "../../schema/portalOperations.ts";

/**
 * Names of operations by the paths that GraphQL Inspector uses: `Type`, `Type.field`, `Type.field.argument`, `Enum.VALUE`,
 * `@directive`, `@directive.argument`.
 */
type NamesByPath = ReadonlyMap<string, ReadonlySet<string>>;

/** What operations use of a schema. */
export interface OperationUsage {
  /** Types and fields of responses, and the values of their enumerations. */
  read: NamesByPath;
  /** Arguments, input types and their fields, values of enumerations, directives. */
  sent: NamesByPath;
}

/**
 * Collects what operations use of a schema. Of a variable's input type every field and every value counts as sent: a
 * document does not show which of them the portal sets.
 */
export function collectUsage(schema: GraphQLSchema, operations: readonly PortalOperation[]): OperationUsage {
  const read = new Map<string, Set<string>>();
  const sent = new Map<string, Set<string>>();
  for (const { name, document } of operations) {
    const addRead = (path: string) => addName(read, path, name);
    const addSent = (path: string) => addName(sent, path, name);
    const typeInfo = new TypeInfo(schema);
    visit(
      document,
      visitWithTypeInfo(typeInfo, {
        Field() {
          const parent = typeInfo.getParentType();
          const field = typeInfo.getFieldDef();
          if (!parent || !field) return;
          addRead(parent.name);
          const implementations = isAbstractType(parent) ? schema.getPossibleTypes(parent) : [];
          for (const type of [parent, ...implementations]) addRead(`${type.name}.${field.name}`);
          addOutputType(field.type, addRead);
        },
        FragmentDefinition: ({ typeCondition }) => addRead(typeCondition.name.value),
        InlineFragment({ typeCondition }) {
          if (typeCondition) addRead(typeCondition.name.value);
        },
        Directive: (node) => addSent(`@${node.name.value}`),
        Argument(node) {
          const directive = typeInfo.getDirective();
          const owner = directive
            ? `@${directive.name}`
            : `${typeInfo.getParentType()?.name}.${typeInfo.getFieldDef()?.name}`;
          addSent(`${owner}.${node.name.value}`);
          const type = typeInfo.getInputType();
          if (type) addSent(getNamedType(type).name);
        },
        VariableDefinition() {
          const type = typeInfo.getInputType();
          if (type) addInputType(type, addSent);
        },
        ObjectField(node) {
          const parent = typeInfo.getParentInputType();
          if (parent) addSent(`${getNamedType(parent).name}.${node.name.value}`);
          const type = typeInfo.getInputType();
          if (type) addSent(getNamedType(type).name);
        },
        EnumValue(node) {
          const type = typeInfo.getInputType();
          if (type) addSent(`${getNamedType(type).name}.${node.value}`);
        },
      }),
    );
  }
  return { read, sent };
}

function addName(namesByPath: Map<string, Set<string>>, path: string, name: string): void {
  const names = namesByPath.get(path);
  if (names) names.add(name);
  else namesByPath.set(path, new Set([name]));
}

function addOutputType(output: GraphQLOutputType, addRead: (path: string) => void): void {
  const type = getNamedType(output);
  addRead(type.name);
  if (isEnumType(type)) for (const { name } of type.getValues()) addRead(`${type.name}.${name}`);
}

function addInputType(
  input: GraphQLInputType,
  addSent: (path: string) => void,
  visited = new Set<string>(),
): void {
  const type = getNamedType(input);
  if (visited.has(type.name)) return;
  visited.add(type.name);
  addSent(type.name);
  if (isEnumType(type)) for (const { name } of type.getValues()) addSent(`${type.name}.${name}`);
  if (!isInputObjectType(type)) return;
  for (const field of Object.values(type.getFields())) {
    addSent(`${type.name}.${field.name}`);
    addInputType(field.type, addSent, visited);
  }
}
