import {
  type DocumentNode,
  type GraphQLSchema,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from "graphql";

/** Fields that no document reads, by type. The schema may reject the documents: what it does not know is left out. */
export function findUnreadFields(
  schema: GraphQLSchema,
  documents: readonly DocumentNode[],
): Map<string, string[]> {
  const typeInfo = new TypeInfo(schema);
  const readFields = new Set<unknown>();
  const visitor = visitWithTypeInfo(typeInfo, { Field: () => void readFields.add(typeInfo.getFieldDef()) });
  for (const document of documents) visit(document, visitor);
  const unreadFields = Object.values(schema.getTypeMap()).map((type): [string, string[]] => {
    if (isIntrospectionType(type) || !(isObjectType(type) || isInterfaceType(type))) return [type.name, []];
    const fields = Object.values(type.getFields()).filter((field) => !readFields.has(field));
    return [type.name, fields.map(({ name }) => name)];
  });
  return new Map(unreadFields.filter(([, fields]) => fields.length > 0));
}
