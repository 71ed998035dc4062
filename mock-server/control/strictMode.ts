import { readFileSync } from "node:fs";
import { parse, print } from "graphql";
import type { MiddlewareHandler } from "hono";
import { errorAnswer } from "../graphql/errorAnswer.ts";
import { describeCall, graphqlBody } from "./journal/describeCall.ts";
import { nearMisses } from "./journal/nearMisses.ts";

/** The portal's own documents by the names of their operations. */
function readKnownOperations(): Record<string, string> {
  const file = new URL("../../schema/operations.json", import.meta.url);
  return JSON.parse(readFileSync(file, "utf8"));
}

/** Refuses GraphQL operations that are not, to the letter, among the portal's own documents. */
export function refuseForeignOperations(
  known: Record<string, string> = readKnownOperations(),
): MiddlewareHandler {
  const documents = new Set(Object.values(known));
  return async (c, next) => {
    const { body, request } = await graphqlBody(c.req.raw);
    c.req.raw = request;
    const query = body?.query;
    if (typeof query === "string" ? documents.has(normalized(query)) : isLeftToTheService(c.req.raw)) {
      return next();
    }
    const described = await describeCall(request, "main-api");
    c.req.raw = described.request;
    return errorAnswer(400, "FOREIGN_OPERATION", reason(described.call.operation, known));
  };
}

/** Calls without an operation, and broken ones in a form the portal uses: the service says what is wrong with them. */
function isLeftToTheService({ method, headers }: Request): boolean {
  return (
    method !== "POST" || /^(application\/json|multipart\/form-data)/.test(headers.get("content-type") ?? "")
  );
}

/** A document in the one form in which two can be compared; what does not parse stays as it is. */
function normalized(query: string): string {
  try {
    return print(parse(query, { noLocation: true }));
  } catch {
    return query;
  }
}

function reason(operation: string, known: Record<string, string>): string {
  if (Object.hasOwn(known, operation)) {
    return `The operation "${operation}" differs from the portal's document of that name. Run "npm run generate".`;
  }
  const misses = nearMisses(operation, Object.keys(known));
  const hint = misses.length > 0 ? ` Did you mean ${misses.join(" or ")}?` : "";
  return `The operation "${operation}" is not among the portal's documents (schema/operations.json).${hint}`;
}
