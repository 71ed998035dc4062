import { coverage } from "@graphql-inspector/core";
import {
  type DocumentNode,
  type GraphQLField,
  type GraphQLSchema,
  getOperationAST,
  print,
  Source,
} from "graphql";

/** Fields that no document reads, by type. Arguments and fields of input types are not checked. */
export function findUnreadFields(
  schema: GraphQLSchema,
  documents: readonly DocumentNode[],
): Map<string, string[]> {
  const { types } = coverage(
    schema,
    documents.map((document) => new Source(print(document))),
  );
  const unreadFields = Object.entries(types).map(([type, { children }]): [string, string[]] => {
    const fields = Object.entries(children).filter(([, { hits }]) => hits === 0);
    return [type, fields.map(([field]) => field)];
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
