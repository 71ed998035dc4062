import { getOperationAST, parse } from "graphql";
import { findDocument } from "#services/graphql/registeredDocuments.ts";
import type { DescribedRequest, ServiceName } from "#world/journal/journalEntry.ts";
import { maskVariables } from "#world/journal/maskTokens.ts";
import type { World } from "#world/world.ts";
import { parseJson } from "./parseJson.ts";
import { readBodyStart, readBodyText } from "./requestBody.ts";

/** The path for reports of browsers and of the portal to the operator. */
const reportsOperation = "POST /reports";

interface RequestDescription {
  description: DescribedRequest;
  /** The body. Undefined unless it is JSON or a form without files. */
  text: string | undefined;
}

/** Describes a request for faults and journal, and leaves its body unread. */
export async function describeRequest(
  request: Request,
  service: ServiceName,
  world: World,
): Promise<RequestDescription> {
  const { method, url } = request;
  const { pathname } = new URL(url);
  const description = { service, method, path: pathname };
  if (service === "main-api" || service === "registration") {
    const { body, text } = await readGraphQlBody(request);
    const document = String(findDocument(body));
    const operation = getOperationName(document) ?? "(anonymous)";
    const variables =
      body?.variables === undefined ? {} : { variables: maskVariables(body.variables, document, world) };
    return { description: { ...description, operation, ...variables }, text };
  }
  const operation = service === "rest" ? `${method} ${pathname}` : (pathname.split("/").at(-1) ?? "");
  const isText = /json|x-www-form-urlencoded/.test(request.headers.get("content-type") ?? "");
  const text = isText ? await readBodyText(request) : undefined;
  if (operation !== reportsOperation) return { description: { ...description, operation }, text };
  // Reports stay unmasked, so that tests see whether the browser reports a secret.
  return { description: { ...description, operation, variables: parseJson(text) }, text };
}

function getOperationName(document: string): string | undefined {
  try {
    return getOperationAST(parse(document, { noLocation: true }))?.name?.value;
  } catch {
    return undefined;
  }
}

interface GraphQlBody {
  query?: unknown;
  id?: unknown;
  variables?: unknown;
}

interface ReadOperation {
  /** The body; undefined if it cannot be parsed. */
  body: GraphQlBody | undefined;
  /** The JSON of the operation; undefined if the URL contains it. */
  text: string | undefined;
}

/** Reads the operation of a GraphQL request: from JSON, from a multipart form, or from the URL. The request stays unread. */
async function readGraphQlBody(request: Request): Promise<ReadOperation> {
  if (request.method !== "POST") {
    return { body: readQuery(new URL(request.url).searchParams), text: undefined };
  }
  const isForm = request.headers.get("content-type")?.startsWith("multipart/form-data");
  const text = isForm ? await readOperationsPart(request) : await readBodyText(request);
  return { body: parseBody(text), text };
}

/** Texts in JSON contain no raw line breaks, unlike the form's boundaries. */
const operationsPart = /;\s*name="operations".*?\r\n\r\n(.*?)\r\n--/is;

/** The most bytes of a form before the end of its operations. */
const maxOperationsBytes = 1024 * 1024;

/**
 * Reads the part `operations`, with which a multipart form begins, without waiting for the files behind it. Undefined if
 * there is none.
 */
export async function readOperationsPart(request: Request): Promise<string | undefined> {
  const findOperations = (bytes: Buffer) => operationsPart.exec(bytes.toString("latin1"))?.[1];
  const start = await readBodyStart(
    request,
    (bytes) => bytes.byteLength > maxOperationsBytes || findOperations(bytes) !== undefined,
  );
  const operations = findOperations(start);
  return operations === undefined ? undefined : Buffer.from(operations, "latin1").toString();
}

function readQuery(query: URLSearchParams): GraphQlBody | undefined {
  const text = query.get("variables");
  const variables = text === null ? undefined : parseBody(text);
  if (text !== null && variables === undefined) return undefined;
  return { query: query.get("query"), ...(variables && { variables }) };
}

function parseBody(text: string | undefined): GraphQlBody | undefined {
  const body = parseJson(text);
  return typeof body === "object" && body !== null ? body : undefined;
}
