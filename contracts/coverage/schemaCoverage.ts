import {
  type DocumentNode,
  type GraphQLField,
  type GraphQLSchema,
  getOperationAST,
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

/** The fields of Query or Mutation that a document selects. Empty if the schema does not know them. */
export function findRootFields(
  schema: GraphQLSchema,
  document: DocumentNode,
): GraphQLField<unknown, unknown>[] {
  const operation = getOperationAST(document);
  const rootFields = operation ? schema.getRootType(operation.operation)?.getFields() : undefined;
  return (operation?.selectionSet.selections ?? []).flatMap((selection) =>
    selection.kind === "Field" ? (rootFields?.[selection.name.value] ?? []) : [],
  );
}

/** The codes that a field's description lists after `Errors:`. */
export function parseErrorCodes({ description }: { description?: string | null | undefined }): string[] {
  const [, errors = ""] = (description ?? "").split("Errors:");
  return [...errors.matchAll(/`([A-Z]+(?:_[A-Z]+)+)`/g)].flatMap(([, code]) => code ?? []);
}
