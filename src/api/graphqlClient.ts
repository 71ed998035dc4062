import { chooseCode, type ErrorEntry, isUnreadableId } from "./classifyErrors.ts";
import { createGraphQlError, isResponseLost, RequestError } from "./errors.ts";
import type { GraphQlDocument } from "./graphQlDocument.ts";
import { isRecord, readJson, writeComparable } from "./json.ts";
import { findSmallerPageSize } from "./pages.ts";
import { isInputPath, readHttpError, readRetryAfter, throwResponseError } from "./responseErrors.ts";
import {
  addTrackingHeader,
  createLocaleHeaders,
  createMainApiHeaders,
  createUuid,
  fetchWithTimeout,
  getApiClient,
  isOwnOrigin,
  rejectLoginPage,
  type SendOptions,
  sendWithAbortKey,
  sendWithToken,
  storeClientToken,
  toHex,
} from "./send.ts";

export interface GraphQlOptions extends SendOptions {
  signal?: AbortSignal;
  /** A later request with the same key aborts this one. */
  abortKey?: string;
  /** Sends the request, by default as JSON. Variables with files need `createMultipartSender()`. */
  send?: (url: string, request: GraphQlRequest) => Promise<Response>;
}

export interface GraphQlRequest {
  document: Operation;
  /** The members of the body that identify the document: `query`, or the field with its id. */
  operation: Readonly<Record<string, string>>;
  variables: unknown;
  headers: Headers;
  signal: AbortSignal | null;
}

/** The facts that decide how to read the response. */
type Operation = Pick<GraphQlDocument<unknown, never>, "isMutation" | "hasField">;

/** The target of a request. */
interface RequestTarget {
  url: string;
  headers: Headers;
  onResponse?: (responseHeaders: Headers) => void;
}

/** Sends an operation to the main API. Throws a `RequestError`. */
export function requestMainApi<TResult, TVariables>(
  document: GraphQlDocument<TResult, TVariables>,
  variables: TVariables,
  options: GraphQlOptions = {},
): Promise<TResult> {
  return request(createMainApiTarget, document, variables, options);
}

/**
 * Sends an operation to the registration service, or to the main API if the configuration names no other URL. Throws a
 * `RequestError`.
 */
export async function requestRegistrationService<TResult, TVariables>(
  document: GraphQlDocument<TResult, TVariables>,
  variables: TVariables,
  options: GraphQlOptions = {},
): Promise<TResult> {
  const url = await getApiClient().getRegistrationServiceUrl();
  // Another service does not get the headers that identify this client to the main API.
  const createTarget =
    url === null
      ? createMainApiTarget
      : (idToken: string | null) => ({ url, headers: createLocaleHeaders(idToken) });
  return request(createTarget, document, variables, options);
}

function createMainApiTarget(idToken: string | null): RequestTarget {
  const headers = createMainApiHeaders(idToken);
  addTrackingHeader(headers);
  return { url: `${getApiClient().baseUrl}/graphql`, headers, onResponse: storeClientToken };
}

function request<TResult, TVariables>(
  createTarget: (idToken: string | null) => RequestTarget,
  document: GraphQlDocument<TResult, TVariables>,
  variables: TVariables,
  options: GraphQlOptions,
): Promise<TResult> {
  const { abortKey, signal, send = sendJson } = options;
  const sendOperation = async (operationSignal = signal) => {
    const writtenVariables = document.writeVariables(variables);
    return sendInPages(document, (sentDocument) =>
      sendWithIdempotencyKey(sentDocument, writtenVariables, (idempotencyKey) =>
        sendWithToken(async (idToken) => {
          const { url, headers, onResponse } = createTarget(idToken);
          if (idempotencyKey !== undefined && takesIdempotencyKey(url)) {
            headers.set("idempotency-key", idempotencyKey);
          }
          const response = await send(url, {
            document: sentDocument,
            operation: await writeOperation(sentDocument),
            variables: writtenVariables,
            headers,
            signal: operationSignal ?? null,
          });
          onResponse?.(response.headers);
          // Only a mutation's variables are a customer's input.
          return parseGraphQlResponse(response, document, document.isMutation ? variables : {});
        }, options),
      ),
    );
  };
  return abortKey === undefined ? sendOperation() : sendWithAbortKey(abortKey, signal, sendOperation);
}

/** Requests smaller pages if a service refuses the document's size, and uses these at once next time. */
async function sendInPages<TResult, TVariables>(
  document: GraphQlDocument<TResult, TVariables>,
  send: (document: GraphQlDocument<TResult, TVariables>) => Promise<TResult>,
): Promise<TResult> {
  const client = getApiClient();
  const { maxPageSize = document.pageSize } = client;
  const sent = maxPageSize < document.pageSize ? document.withPageSize(maxPageSize) : document;
  try {
    return await send(sent);
  } catch (error) {
    const smaller = findSmallerPageSize(error, sent.pageSize);
    if (smaller === undefined) throw error;
    client.maxPageSize = smaller;
    return sendInPages(document, send);
  }
}

/**
 * Sends a mutation with a random key, by which a service recognizes a repetition. The browser repeats a request after a reset
 * connection; this client repeats some; and a customer repeats one whose result is not known.
 */
async function sendWithIdempotencyKey<T>(
  document: GraphQlDocument<unknown, never>,
  variables: unknown,
  send: (idempotencyKey: string | undefined) => Promise<T>,
): Promise<T> {
  if (!document.isMutation) return send(undefined);
  const { idempotencyKeys } = getApiClient();
  const mutation = writeComparable([document.toString(), variables]);
  const idempotencyKey = idempotencyKeys.get(mutation) ?? createUuid();
  idempotencyKeys.set(mutation, idempotencyKey);
  let isKept = false;
  try {
    return await send(idempotencyKey);
  } catch (error) {
    isKept = isResponseLost(error);
    throw error;
  } finally {
    if (!isKept) idempotencyKeys.delete(mutation);
  }
}

/** CORS of another origin allows the header only if the settings name the origin. */
function takesIdempotencyKey(url: string): boolean {
  const { origin } = new URL(url, location.origin);
  return isOwnOrigin(url) || getApiClient().idempotencyKeyOrigins.includes(origin);
}

/** The document, or its SHA-256 in the field that the operator names. */
async function writeOperation(document: GraphQlDocument<unknown, never>): Promise<Record<string, string>> {
  const query = document.toString();
  const { documentIdField } = getApiClient();
  if (documentIdField === undefined) return { query };
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(query));
  return { [documentIdField]: toHex(new Uint8Array(hash)) };
}

function sendJson(url: string, { operation, headers, signal, variables }: GraphQlRequest): Promise<Response> {
  headers.set("content-type", "application/json");
  const body = JSON.stringify({ ...operation, variables }, rejectFiles);
  return fetchWithTimeout(url, { method: "POST", headers, body, signal });
}

/** `JSON.stringify` would turn a file into an empty object without an error. */
function rejectFiles(_key: string, value: unknown): unknown {
  if (value instanceof Blob)
    throw new TypeError("An operation with files needs the option `send: createMultipartSender()`.");
  return value;
}

/** The response's data. GraphQL errors take precedence over the HTTP status because they say more. */
async function parseGraphQlResponse<TResult>(
  response: Response,
  document: GraphQlDocument<TResult, never>,
  input: unknown,
): Promise<TResult> {
  rejectLoginPage(response);
  const body = await readJson(response.clone());
  const error = await readResponseError(response, body, document, input);
  if (error) throwResponseError(error);
  const data = isRecord(body) ? document.readData(body["data"]) : undefined;
  if (data) return data;
  throw new RequestError("unreadable", "The response could not be read.");
}

/** The error that a response reports; undefined without one. `input` has the fields that errors may name. */
export async function readResponseError(
  response: Response,
  body: unknown,
  document: Operation,
  input: unknown,
): Promise<RequestError | undefined> {
  const { status } = response;
  const errors = isRecord(body) && Array.isArray(body["errors"]) ? body["errors"].filter(isRecord) : [];
  if (!isRecord(body) || errors.length === 0 || status === 401) {
    return response.ok ? undefined : readHttpError(response, input);
  }
  const data = isRecord(body["data"]) ? body["data"] : undefined;
  // An error from before the execution has no path, or a path into the document or the variables.
  const isExecuted = data !== undefined || errors.some((error) => document.hasField(readPath(error)[0]));
  return createGraphQlError(
    errors.map((error) => parseGraphQlError(error, input, document)),
    {
      status,
      isExecuted,
      isCarriedOut: document.isMutation && Object.values(data ?? {}).some((value) => value !== null),
      retryAfterMs: readRetryAfter(response),
      cause: errors,
    },
  );
}

const readPath = ({ path }: Record<string, unknown>): unknown[] => (Array.isArray(path) ? path : []);

/** Reads an error in the formats of several servers. */
function parseGraphQlError(error: Record<string, unknown>, input: unknown, document: Operation): ErrorEntry {
  const extensions = isRecord(error["extensions"]) ? error["extensions"] : {};
  const { code, classification, errorType, field, type, argument, argumentName, specifiedBy } = extensions;
  const path = readPath(error);
  const isExecuted = document.hasField(path[0]);
  const message = typeof error["message"] === "string" ? error["message"] : "";
  const isField = typeof field === "string" && isInputPath(field, input);
  return {
    message,
    code: chooseCode([code, classification, errorType, error["errorType"]]),
    field: isField ? field : undefined,
    namesSchema: !isField && [argument, specifiedBy, field && type].some((it) => typeof it === "string"),
    isUnreadableId: isUnreadableId(message, [argument, argumentName, ...(isExecuted ? [] : path)]),
  };
}
