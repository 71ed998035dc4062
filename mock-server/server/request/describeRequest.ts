import { getOperationAST, parse } from "graphql";
import type { DescribedRequest, ServiceName } from "#world/journal/journalEntry.ts";
import { maskVariables } from "#world/journal/maskTokens.ts";
import { readGraphQlBody } from "./graphQlBody.ts";
import { parseJson } from "./parseJson.ts";
import { readBodyText } from "./requestBody.ts";

/** What browsers and the portal report to the operator. */
const reportsOperation = "POST /reports";

interface RequestDescription {
  description: DescribedRequest;
  /** The body if it is JSON or a form without files. */
  text: string | undefined;
}

/** Describes a request for faults and journal, and leaves it unread. */
export async function describeRequest(request: Request, service: ServiceName): Promise<RequestDescription> {
  const { method, url } = request;
  const { pathname } = new URL(url);
  const description = { service, method, path: pathname };
  if (service === "main-api" || service === "registration") {
    const { body, text } = await readGraphQlBody(request);
    const operation = getOperationName(body?.query) ?? "(anonymous)";
    const variables = body?.variables === undefined ? {} : { variables: maskVariables(body.variables) };
    return { description: { ...description, operation, ...variables }, text };
  }
  const operation = service === "rest" ? `${method} ${pathname}` : (pathname.split("/").at(-1) ?? "");
  const isText = /json|x-www-form-urlencoded/.test(request.headers.get("content-type") ?? "");
  const text = isText ? await readBodyText(request) : undefined;
  if (operation !== reportsOperation) return { description: { ...description, operation }, text };
  // Unmasked, so that tests see whether the browser reports a secret.
  return { description: { ...description, operation, variables: parseJson(text) }, text };
}

function getOperationName(query: unknown): string | undefined {
  if (typeof query !== "string") return undefined;
  try {
    return getOperationAST(parse(query, { noLocation: true }))?.name?.value;
  } catch {
    return undefined;
  }
}
