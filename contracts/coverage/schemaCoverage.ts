import {
  type GraphQLField,
  type GraphQLSchema,
  getOperationAST,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from "graphql";

/** Fields that no document reads, by the types that have such. Arguments and fields of input types are not looked at. */
export function unreadFields(schema: GraphQLSchema, documents: readonly string[]): Map<string, string[]> {
  const read = new Set(documents.flatMap((document) => fieldsRead(schema, document)));
  const unread = Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) || isInterfaceType(type))
    .filter((type) => !isIntrospectionType(type))
    .map((type): [string, string[]] => {
      const fields = Object.keys(type.getFields());
      return [type.name, fields.filter((field) => !read.has(`${type.name}.${field}`))];
    });
  return new Map(unread.filter(([, fields]) => fields.length > 0));
}

function fieldsRead(schema: GraphQLSchema, document: string): string[] {
  const typeInfo = new TypeInfo(schema);
  const fields: string[] = [];
  visit(
    parse(document),
    visitWithTypeInfo(typeInfo, {
      Field() {
        const field = typeInfo.getFieldDef();
        if (field) fields.push(`${typeInfo.getParentType()?.name}.${field.name}`);
      },
    }),
  );
  return fields;
}

/**
 * The fields of Query or Mutation that a document asks for, each in the first of the schemas that has it. A document
 * that none of them knows has none.
 */
export function rootFields(
  schemas: readonly GraphQLSchema[],
  document: string,
): GraphQLField<unknown, unknown>[] {
  const operation = getOperationAST(parse(document));
  if (!operation) return [];
  const roots = schemas.flatMap((schema) => schema.getRootType(operation.operation) ?? []);
  return operation.selectionSet.selections.flatMap((selection) => {
    const name = selection.kind === "Field" ? selection.name.value : "";
    return roots.flatMap((type) => type.getFields()[name] ?? []).slice(0, 1);
  });
}

/** The codes that a field's description lists after `Errors:`. */
export function documentedCodes({ description }: { description?: string | null | undefined }): string[] {
  const [, errors = ""] = (description ?? "").split("Errors:");
  return [...errors.matchAll(/`([A-Z]+(?:_[A-Z]+)+)`/g)].flatMap(([, code]) => code ?? []);
}
