import type { Page, Request } from "@playwright/test";
import { parseWithTextIds } from "#schema/mapIds.ts";

const operationStart = /^\s*(?:query|mutation)\s+(\w+)/;
/** The operation of an upload: its body is a form with a JSON part. */
const multipartOperation = /"query":"(?:\\n|\s)*(?:query|mutation)\s+(\w+)/;

/** The name of the GraphQL operation a request carries, to whichever service; undefined for any other request. */
export function getOperationName(request: Request): string | undefined {
  if (request.method() !== "POST" || !new URL(request.url()).pathname.endsWith("/graphql")) return undefined;
  return isMultipart(request)
    ? multipartOperation.exec(request.postDataBuffer()?.toString("latin1") ?? "")?.[1]
    : operationStart.exec(Object(request.postDataJSON()).query)?.[1];
}

export function getVariables(request: Request): unknown {
  return Object(parseWithTextIds(request.postData() ?? "null")).variables;
}

/** Collects the page's calls of one operation from now on. */
export function collectRequests(page: Page, operation: string): Request[] {
  const calls: Request[] = [];
  page.on("request", (request) => {
    if (getOperationName(request) === operation) calls.push(request);
  });
  return calls;
}

function isMultipart(request: Request): boolean {
  return request.headers()["content-type"]?.startsWith("multipart/form-data") ?? false;
}
