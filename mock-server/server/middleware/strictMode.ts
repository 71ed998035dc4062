import { readFileSync } from "node:fs";
import { parse, print } from "graphql";
import type { MiddlewareHandler } from "hono";
import { createErrorResponse } from "../../services/graphql/errors.ts";
import { suggestNames } from "../../world/journal/suggestNames.ts";
import { describeRequest } from "../request/describeRequest.ts";
import { readGraphQlBody } from "../request/graphQlBody.ts";

/** Reads the portal's own documents by operation name. */
function readKnownOperations(): Record<string, string> {
  const file = new URL("../../../schema/operations.json", import.meta.url);
  return JSON.parse(readFileSync(file, "utf8"));
}

/** Rejects GraphQL operations whose document is not exactly one of the portal's own. */
export function rejectUnknownOperations(
  known: Record<string, string> = readKnownOperations(),
): MiddlewareHandler {
  const documents = new Set(Object.values(known));
  return async (c, next) => {
    const { body, request } = await readGraphQlBody(c.req.raw);
    c.req.raw = request;
    const query = body?.query;
    const isAccepted =
      typeof query === "string" ? documents.has(normalizeDocument(query)) : isHandledByService(c.req.raw);
    if (isAccepted) return next();
    const described = await describeRequest(request, "main-api");
    c.req.raw = described.request;
    const message = createErrorMessage(described.description.operation, known);
    return createErrorResponse(400, "FOREIGN_OPERATION", message);
  };
}

/** Whether the service itself rejects a request without a readable query: one by GET, or of a content type the portal uses. */
function isHandledByService({ method, headers }: Request): boolean {
  return (
    method !== "POST" || /^(application\/json|multipart\/form-data)/.test(headers.get("content-type") ?? "")
  );
}

/** Prints a document in a canonical layout; one that cannot be parsed is returned unchanged. */
function normalizeDocument(query: string): string {
  try {
    return print(parse(query, { noLocation: true }));
  } catch {
    return query;
  }
}

function createErrorMessage(operation: string, known: Record<string, string>): string {
  if (Object.hasOwn(known, operation)) {
    return `The operation "${operation}" differs from the portal's document of that name. Run "npm run generate".`;
  }
  const suggestions = suggestNames(operation, Object.keys(known));
  const hint = suggestions.length > 0 ? ` Did you mean ${suggestions.join(" or ")}?` : "";
  return `The operation "${operation}" is not among the portal's documents (schema/operations.json).${hint}`;
}
