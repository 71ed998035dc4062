import { getOperationAST, parse } from "graphql";
import { hideSecrets } from "./hideSecrets.ts";
import type { Call, ServiceName } from "./journal.ts";

/** Reads what a call is about; the request stays unread for whoever answers it. */
export async function describeCall(request: Request, service: ServiceName): Promise<Call> {
  const { pathname } = new URL(request.url);
  const call = { service, method: request.method, path: pathname };
  if (service === "rest") return { ...call, operation: `${request.method} ${pathname}` };
  if (service === "identity") return { ...call, operation: pathname.split("/").at(-1) ?? "" };
  const body = await graphqlBody(request);
  return {
    ...call,
    operation: nameOf(body?.query) ?? "(anonymous)",
    ...(body?.variables !== undefined && { variables: hideSecrets(body.variables) }),
  };
}

interface GraphQlBody {
  query?: unknown;
  variables?: unknown;
}

/** The operation of a GraphQL call, also of a multipart one or in an address; undefined where there is none to read. */
export async function graphqlBody(request: Request): Promise<GraphQlBody | undefined> {
  try {
    if (request.method !== "POST") return inAddress(new URL(request.url).searchParams);
    const type = request.headers.get("content-type") ?? "";
    const copy = request.clone();
    const text = type.startsWith("multipart/form-data")
      ? (await copy.formData()).get("operations")
      : await copy.text();
    const body: unknown = JSON.parse(String(text));
    return typeof body === "object" && body !== null ? body : undefined;
  } catch {
    return undefined;
  }
}

function inAddress(query: URLSearchParams): GraphQlBody {
  const variables = query.get("variables");
  return { query: query.get("query"), ...(variables !== null && { variables: JSON.parse(variables) }) };
}

function nameOf(query: unknown): string | undefined {
  if (typeof query !== "string") return undefined;
  try {
    return getOperationAST(parse(query, { noLocation: true }))?.name?.value;
  } catch {
    return undefined;
  }
}
