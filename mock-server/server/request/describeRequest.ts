import { getOperationAST, parse } from "graphql";
import type { DescribedRequest, ServiceName } from "../../world/journal/journalEntry.ts";
import { maskSecrets } from "../../world/journal/maskSecrets.ts";
import { readGraphQlBody } from "./graphQlBody.ts";
import { type BodyText, readBodyText } from "./requestBody.ts";

/** What browsers and the portal report to the operator. */
const reportsOperation = "POST /reports";

interface RequestDescription {
  description: DescribedRequest;
  /** The body if it is JSON or a form. */
  text: string | undefined;
  /** The same request unread. */
  request: Request;
}

/** Describes a request for faults and journal. */
export async function describeRequest(received: Request, service: ServiceName): Promise<RequestDescription> {
  const { method, url } = received;
  const { pathname } = new URL(url);
  const description = { service, method, path: pathname };
  if (service === "rest") {
    const operation = `${method} ${pathname}`;
    if (operation !== reportsOperation)
      return { description: { ...description, operation }, ...(await readText(received)) };
    const { text, request } = await readBodyText(received);
    // Unmasked, so that tests see whether the browser reports a secret.
    const variables: unknown = JSON.parse(String(text));
    return { description: { ...description, operation, variables }, text, request };
  }
  if (service === "identity") {
    const operation = pathname.split("/").at(-1) ?? "";
    return { description: { ...description, operation }, ...(await readText(received)) };
  }
  const { body, text, request } = await readGraphQlBody(received);
  const operation = getOperationName(body?.query) ?? "(anonymous)";
  const variables = body?.variables === undefined ? {} : { variables: maskSecrets(body.variables) };
  return { description: { ...description, operation, ...variables }, text, request };
}

const maxTextBytes = 100_000;

/** Reads a short body of JSON or a form without files. */
async function readText(request: Request): Promise<BodyText> {
  const { headers } = request;
  const isText = /json|x-www-form-urlencoded/.test(headers.get("content-type") ?? "");
  const length = Number(headers.get("content-length") ?? 0);
  if (!isText || length === 0 || length > maxTextBytes) return { text: undefined, request };
  return await readBodyText(request);
}

function getOperationName(query: unknown): string | undefined {
  if (typeof query !== "string") return undefined;
  try {
    return getOperationAST(parse(query, { noLocation: true }))?.name?.value;
  } catch {
    return undefined;
  }
}
