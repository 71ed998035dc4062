import type { Page, Request } from "@playwright/test";
import { parseWithTextIds } from "#schema/mapIds.ts";

/** The JSON of a call with files is the first part of its body. */
const multipartOperations = /name="operations"\r\n\r\n(.*?)\r\n--/s;

/** The operation of a GraphQL request. Undefined for other requests, and if the browser does not expose the body. */
function readOperation(request: Request): { query?: string; variables?: unknown } | undefined {
  if (request.method() !== "POST" || !new URL(request.url()).pathname.endsWith("/graphql")) return undefined;
  const body = request.postDataBuffer()?.toString();
  return body && parseWithTextIds(multipartOperations.exec(body)?.[1] ?? body);
}

/** The document that a GraphQL request sends; undefined for any other request. */
export function getDocument(request: Request): string | undefined {
  return readOperation(request)?.query;
}

export function getOperationName(request: Request): string | undefined {
  return getDocument(request)?.split(/\W+/)[1];
}

export function getVariables(request: Request): unknown {
  return readOperation(request)?.variables;
}

/** Collects the page's calls of one operation from now on. */
export function collectRequests(page: Page, operation: string): Request[] {
  const calls: Request[] = [];
  page.on("request", (request) => {
    if (getOperationName(request) === operation) calls.push(request);
  });
  return calls;
}
