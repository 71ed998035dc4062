import { type DocumentNode, type GraphQLField, type GraphQLSchema, getOperationAST } from "graphql";

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
