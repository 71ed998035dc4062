import type { DocumentTypeDecoration } from "@graphql-typed-document-node/core";
import { signalForKey } from "./abortKeys.ts";
import { connection } from "./connection.ts";
import { GraphQlError, type GraphQlProblem, HttpError } from "./errors.ts";
import { addTrackingCookie, commonHeaders, localeHeaders, rememberClientPair } from "./headers.ts";
import { httpErrorOf, isRecord, readJson } from "./httpError.ts";
import { fetchOrFail, type SendOptions, sendWithToken } from "./send.ts";
import { withoutHoles } from "./withoutHoles.ts";

/** A generated document: a text that knows the types of its variables and of its answer. */
export interface GraphQlDocument<TResult, TVariables> extends DocumentTypeDecoration<TResult, TVariables> {
  toString(): string;
}

export interface GraphQlOptions extends SendOptions {
  signal?: AbortSignal;
  /** A later call with the same key cancels this one. */
  abortKey?: string;
  /** How the operation travels, by default as JSON. One with files among its variables needs `sendFiles`. */
  send?: (url: string, operation: Operation) => Promise<Response>;
}

/** An operation on its way to a service. */
export interface Operation {
  query: string;
  variables: unknown;
  headers: Headers;
  signal: AbortSignal | null;
}

/** Where an operation goes, and what goes with it. */
interface Service {
  url: string;
  headers: Headers;
  /** Keeps what an answer's headers say. */
  remember?: (answer: Headers) => void;
}

/** Sends an operation to the main API. Throws `GraphQlError`, `HttpError` or `NetworkError`. */
export function requestMainApi<TResult, TVariables>(
  document: GraphQlDocument<TResult, TVariables>,
  variables: TVariables,
  options: GraphQlOptions = {},
): Promise<TResult> {
  return request(mainApi, document, variables, options);
}

/**
 * Sends an operation to the registration service, which is the main API where the configuration names no other address.
 * Throws as `requestMainApi` does.
 */
export async function requestRegistrationService<TResult, TVariables>(
  document: GraphQlDocument<TResult, TVariables>,
  variables: TVariables,
  options: GraphQlOptions = {},
): Promise<TResult> {
  const url = await connection().registrationServiceUrl();
  // What ties this client to the main API is no other service's business.
  const service = url === null ? mainApi : () => ({ url, headers: localeHeaders() });
  return request(service, document, variables, options);
}

function mainApi(): Service {
  const headers = commonHeaders();
  addTrackingCookie(headers);
  return { url: `${connection().baseUrl}/graphql`, headers, remember: rememberClientPair };
}

async function request<TResult, TVariables>(
  service: () => Service,
  document: GraphQlDocument<TResult, TVariables>,
  variables: TVariables,
  options: GraphQlOptions,
): Promise<TResult> {
  const { abortKey, signal, send = sendJson } = options;
  const abort = abortKey === undefined ? undefined : signalForKey(abortKey, signal);
  const sent = { query: document.toString(), variables, signal: abort?.signal ?? signal ?? null };
  try {
    return await sendWithToken(async (bearer) => {
      const { url, headers, remember } = service();
      if (bearer) headers.set("authorization", `Bearer ${bearer}`);
      const response = await send(url, { ...sent, headers });
      remember?.(response.headers);
      return dataOf<TResult>(response);
    }, options);
  } finally {
    abort?.done();
  }
}

function sendJson(url: string, { headers, signal, query, variables }: Operation): Promise<Response> {
  headers.set("content-type", "application/json");
  const body = JSON.stringify({ query, variables }, refuseFiles);
  return fetchOrFail(url, { method: "POST", headers, body, signal });
}

/** A file would become an empty object, and the service would have to wonder. */
function refuseFiles(_key: string, value: unknown): unknown {
  if (value instanceof Blob)
    throw new TypeError("An operation with files needs the option `send: sendFiles()`.");
  return value;
}

/** The answer's data. Errors in it go before the HTTP status: they say more. */
async function dataOf<TResult>(response: Response): Promise<TResult> {
  const body = await readJson(response.clone());
  if (isRecord(body)) {
    const problems = problemsOf(body["errors"]);
    if (problems.length > 0 && response.status !== 401) throw new GraphQlError(problems);
    if (response.ok && isRecord(body["data"])) return withoutHoles(body["data"]) as TResult;
  }
  if (!response.ok) throw await httpErrorOf(response);
  throw new HttpError(response.status, "The service's answer could not be read.");
}

function problemsOf(errors: unknown): GraphQlProblem[] {
  if (!Array.isArray(errors)) return [];
  return errors.map((error: unknown) => {
    const { message, extensions } = isRecord(error) ? error : {};
    const { code, field } = isRecord(extensions) ? extensions : {};
    return { message: textOr(message, ""), code: textOr(code, undefined), field: textOr(field, undefined) };
  });
}

function textOr<T>(value: unknown, otherwise: T): string | T {
  return typeof value === "string" ? value : otherwise;
}
