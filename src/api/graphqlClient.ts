import {
  GraphQlError,
  type GraphQlErrorEntry,
  type ServiceError,
  UnreadableResponseError,
} from "./errors.ts";
import type { GraphQlDocument } from "./graphQlDocument.ts";
import { isRecord, readJson } from "./json.ts";
import { createHttpError, isInputPath, readRetryAfter, throwServiceError } from "./responseErrors.ts";
import {
  addTrackingHeader,
  createLocaleHeaders,
  createMainApiHeaders,
  fetchWithTimeout,
  getApiClient,
  type SendOptions,
  sendWithAbortKey,
  sendWithToken,
  storeClientToken,
} from "./send.ts";

export interface GraphQlOptions extends SendOptions {
  signal?: AbortSignal;
  /** A later request with the same key aborts this one. */
  abortKey?: string;
  /** How the request is sent, by default as JSON. Variables with files need `createMultipartSender()`. */
  send?: (url: string, request: GraphQlRequest) => Promise<Response>;
}

export interface GraphQlRequest {
  query: string;
  variables: unknown;
  headers: Headers;
  signal: AbortSignal | null;
}

/** The service that a request goes to. */
interface RequestTarget {
  url: string;
  headers: Headers;
  onResponse?: (responseHeaders: Headers) => void;
}

/** Sends an operation to the main API. Throws `GraphQlError`, `HttpError`, `NetworkError` or `UnreadableResponseError`. */
export function requestMainApi<TResult, TVariables>(
  document: GraphQlDocument<TResult, TVariables>,
  variables: TVariables,
  options: GraphQlOptions = {},
): Promise<TResult> {
  return request(createMainApiTarget, document, variables, options);
}

/**
 * Sends an operation to the registration service, or to the main API where the configuration names no other URL. Throws as
 * `requestMainApi` does.
 */
export async function requestRegistrationService<TResult, TVariables>(
  document: GraphQlDocument<TResult, TVariables>,
  variables: TVariables,
  options: GraphQlOptions = {},
): Promise<TResult> {
  const url = await getApiClient().getRegistrationServiceUrl();
  // The headers that identify this client to the main API are not sent to another service.
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
  const sendOperation = (operationSignal = signal) =>
    sendWithToken(async (idToken) => {
      const { url, headers, onResponse } = createTarget(idToken);
      const query = document.toString();
      const operation = {
        query,
        variables: document.writeVariables(variables),
        signal: operationSignal ?? null,
      };
      const response = await send(url, { ...operation, headers });
      onResponse?.(response.headers);
      // Only what a mutation changes is a customer's input.
      return parseGraphQlResponse(response, document, document.isMutation ? variables : {});
    }, options);
  return abortKey === undefined ? sendOperation() : sendWithAbortKey(abortKey, signal, sendOperation);
}

function sendJson(url: string, { headers, signal, query, variables }: GraphQlRequest): Promise<Response> {
  headers.set("content-type", "application/json");
  const body = JSON.stringify({ query, variables }, rejectFiles);
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
  const body = await readJson(response.clone());
  const error = await readServiceError(response, body, input);
  if (error) throwServiceError(error);
  const data = isRecord(body) ? document.readData(body["data"]) : undefined;
  if (data) return data;
  throw new UnreadableResponseError();
}

/** The error that a response reports; undefined for one without. `input` is what the operation changes. */
export async function readServiceError(
  response: Response,
  body: unknown,
  input: unknown,
): Promise<ServiceError | undefined> {
  const { status } = response;
  const errors = isRecord(body) && Array.isArray(body["errors"]) ? body["errors"] : [];
  if (!isRecord(body) || errors.length === 0 || status === 401) {
    return response.ok ? undefined : createHttpError(response, input);
  }
  // An error of a field that was executed has its path. Some servers add `data: null` where nothing was executed.
  const hasPath = errors.some((error) => isRecord(error) && Array.isArray(error["path"]));
  const isExecuted = "data" in body && (body["data"] !== null || hasPath);
  return new GraphQlError(
    errors.map((error) => parseGraphQlError(error, input)),
    {
      status,
      isRequestError: !isExecuted && (response.ok || status === 400),
      retryAfterMs: readRetryAfter(response),
      cause: errors,
    },
  );
}

function parseGraphQlError(error: unknown, input: unknown): GraphQlErrorEntry {
  const { message, extensions } = isRecord(error) ? error : {};
  const { code, field } = isRecord(extensions) ? extensions : {};
  return {
    message: stringOr(message, ""),
    code: stringOr(code, undefined),
    field: typeof field === "string" && isInputPath(field, input) ? field : undefined,
  };
}

function stringOr<T>(value: unknown, fallback: T): string | T {
  return typeof value === "string" ? value : fallback;
}
