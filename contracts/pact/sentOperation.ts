import { getOperationAST, Kind, parse } from "graphql";
import * as v from "valibot";

/** The GraphQL operation of a request. */
export interface SentOperation {
  kind: "query" | "mutation";
  name: string;
  /** The field of Query or Mutation. */
  field: string;
  query: string;
  variables: Record<string, unknown>;
}

const graphQlSchema = v.object({
  query: v.string(),
  variables: v.optional(v.record(v.string(), v.unknown()), {}),
});

/** The operation in a body of JSON, or in the first part of an upload. */
export function readOperation(contentType: string, body: string): SentOperation | undefined {
  const isUpload = contentType.startsWith("multipart/");
  const text = isUpload ? /name="operations"\s+(\{.*\})\r\n/.exec(body)?.[1] : body;
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), graphQlSchema), text);
  if (!parsed.success) return undefined;
  const { query, variables } = parsed.output;
  const definition = getOperationAST(parse(query));
  const [selection] = definition?.selectionSet.selections ?? [];
  if (!definition || selection?.kind !== Kind.FIELD) return undefined;
  const kind = definition.operation === "query" ? "query" : "mutation";
  return { kind, name: definition.name?.value ?? "", field: selection.name.value, query, variables };
}
