import { getOperationAST, parse } from "graphql";
import { hideSecrets } from "./hideSecrets.ts";
import type { Call, ServiceName } from "./journal.ts";
import { readOperations } from "./operationsPart.ts";

/** Reads what a call is about; the request in the answer is unread for whoever answers it. */
export async function describeCall(
  received: Request,
  service: ServiceName,
): Promise<{ call: Call; request: Request }> {
  const { pathname } = new URL(received.url);
  const call = { service, method: received.method, path: pathname };
  if (service === "rest") {
    return { call: { ...call, operation: `${received.method} ${pathname}` }, request: received };
  }
  if (service === "identity") {
    return { call: { ...call, operation: pathname.split("/").at(-1) ?? "" }, request: received };
  }
  const { body, request } = await graphqlBody(received);
  const operation = nameOf(body?.query) ?? "(anonymous)";
  const variables = body?.variables === undefined ? {} : { variables: hideSecrets(body.variables) };
  return { call: { ...call, operation, ...variables }, request };
}

interface GraphQlBody {
  query?: unknown;
  variables?: unknown;
}

/**
 * The operation of a GraphQL call, also of a multipart one or in an address; undefined where there is none to read. The
 * request in the answer is unread.
 */
export async function graphqlBody(
  request: Request,
): Promise<{ body: GraphQlBody | undefined; request: Request }> {
  if (request.method !== "POST") return { body: inAddress(new URL(request.url).searchParams), request };
  if (request.headers.get("content-type")?.startsWith("multipart/form-data")) {
    const operations = await readOperations(request);
    return { body: parsed(operations.text), request: operations.request };
  }
  try {
    return { body: parsed(await request.clone().text()), request };
  } catch {
    // The caller has gone.
    return { body: undefined, request };
  }
}

function inAddress(query: URLSearchParams): GraphQlBody | undefined {
  const variables = query.get("variables");
  const read = variables === null ? undefined : parsed(variables);
  if (variables !== null && read === undefined) return undefined;
  return { query: query.get("query"), ...(read && { variables: read }) };
}

function parsed(text: string | undefined): GraphQlBody | undefined {
  try {
    const body: unknown = JSON.parse(String(text));
    return typeof body === "object" && body !== null ? body : undefined;
  } catch {
    return undefined;
  }
}

function nameOf(query: unknown): string | undefined {
  if (typeof query !== "string") return undefined;
  try {
    return getOperationAST(parse(query, { noLocation: true }))?.name?.value;
  } catch {
    return undefined;
  }
}
