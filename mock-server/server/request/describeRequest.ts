import { getOperationAST, parse } from "graphql";
import type { DescribedRequest, ServiceName } from "../../world/journal/journal.ts";
import { readGraphQlBody } from "./graphQlBody.ts";

/** What browsers and the portal report to the operator. */
const reportsOperation = "POST /reports";

/** Describes a request for faults and journal. The returned request is unread. */
export async function describeRequest(
  received: Request,
  service: ServiceName,
): Promise<{ description: DescribedRequest; request: Request }> {
  const { method, url } = received;
  const { pathname } = new URL(url);
  const description = { service, method, path: pathname };
  if (service === "rest") {
    const operation = `${method} ${pathname}`;
    if (operation !== reportsOperation)
      return { description: { ...description, operation }, request: received };
    // Unmasked, so that tests see whether the browser reports a secret.
    const variables: unknown = await received.clone().json();
    return { description: { ...description, operation, variables }, request: received };
  }
  if (service === "identity") {
    const operation = pathname.split("/").at(-1) ?? "";
    return { description: { ...description, operation }, request: received };
  }
  const { body, request } = await readGraphQlBody(received);
  const operation = getOperationName(body?.query) ?? "(anonymous)";
  const variables = body?.variables === undefined ? {} : { variables: maskSecrets(body.variables) };
  return { description: { ...description, operation, ...variables }, request };
}

/** Names by document, as clients repeat their documents. */
const operationNames = new Map<string, string | undefined>();
const maxOperationNames = 200;
const maxCachedDocument = 10_000;

function getOperationName(query: unknown): string | undefined {
  if (typeof query !== "string") return undefined;
  if (operationNames.has(query)) return operationNames.get(query);
  const name = parseOperationName(query);
  if (operationNames.size >= maxOperationNames) operationNames.clear();
  if (query.length <= maxCachedDocument) operationNames.set(query, name);
  return name;
}

function parseOperationName(query: string): string | undefined {
  try {
    return getOperationAST(parse(query, { noLocation: true }))?.name?.value;
  } catch {
    return undefined;
  }
}

const secretKey =
  /token|password|secret|verifier|email|phone|firstName|lastName|street|houseNumber|postCode|city|notes|comment|customReason/i;

/** Deeper than the input of any operation. */
const maxDepth = 20;

/** Copies variables with secrets and personal data replaced by dots, and files by their type and size. */
function maskSecrets(value: unknown, depth = 0): unknown {
  if (value instanceof Blob) return { type: value.type, size: value.size };
  if (typeof value !== "object" || value === null) return value;
  if (depth === maxDepth) return "…";
  if (Array.isArray(value)) return value.map((item) => maskSecrets(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, maskValue(key, inner, depth + 1)]),
  );
}

function maskValue(key: string, value: unknown, depth: number): unknown {
  if (value === null || value === undefined) return value;
  return secretKey.test(key) ? "•••" : maskSecrets(value, depth);
}
