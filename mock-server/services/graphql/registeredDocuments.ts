import { createHash } from "node:crypto";
import type { Plugin } from "graphql-yoga";
import operations from "../../../schema/operations.json" with { type: "json" };

const documents = new Map(
  Object.values(operations).map((text) => [createHash("sha256").update(text).digest("hex"), text]),
);

/** Whether an operation of this name may change data. */
export function mayMutate(name: string): boolean {
  const document: string | undefined = Reflect.get(operations, name);
  return !document?.startsWith("query");
}

/** The document of a request: its text, or the portal's document whose SHA-256 is `id`, as in Hot Chocolate. */
export function findDocument({ query, id }: { query?: unknown; id?: unknown } = {}): string | undefined {
  return typeof query === "string" ? query : documents.get(String(id));
}

/** The option `extraParamNames` has to allow `id`. */
export const executeRegisteredDocuments: Plugin = {
  onParams({ params, setParams }) {
    const query = findDocument(params);
    if (query !== undefined) setParams({ ...params, query });
  },
};
