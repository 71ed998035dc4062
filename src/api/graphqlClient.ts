import type { DocumentTypeDecoration } from "@graphql-typed-document-node/core";
import { signalForKey } from "./abortKeys.ts";
import { connection } from "./connection.ts";
import { GraphQlError, type GraphQlProblem, HttpError } from "./errors.ts";
import { addTrackingCookie, commonHeaders, rememberClientPair } from "./headers.ts";
import { httpErrorOf, isRecord, readJson } from "./httpError.ts";
import { extractFiles, multipartBody } from "./multipart.ts";
import { fetchOrFail, type SendOptions, sendWithToken } from "./send.ts";

/** A generated document: a text that knows the types of its variables and of its answer. */
export interface GraphQlDocument<TResult, TVariables> extends DocumentTypeDecoration<TResult, TVariables> {
  toString(): string;
}

export interface GraphQlOptions extends SendOptions {
  signal?: AbortSignal;
  /** A later call with the same key cancels this one. */
  abortKey?: string;
}

/** Sends an operation to the main API. Throws `GraphQlError`, `HttpError` or `NetworkError`. */
export async function requestMainApi<TResult, TVariables>(
  document: GraphQlDocument<TResult, TVariables>,
  variables: TVariables,
  options: GraphQlOptions = {},
): Promise<TResult> {
  const { abortKey, signal } = options;
  const abort = abortKey === undefined ? undefined : signalForKey(abortKey, signal);
  try {
    return await sendWithToken(
      (bearer) => post<TResult>(document.toString(), variables, bearer, abort?.signal ?? signal),
      options,
    );
  } finally {
    abort?.done();
  }
}

async function post<TResult>(
  query: string,
  variables: unknown,
  bearer: string | null,
  signal: AbortSignal | undefined,
): Promise<TResult> {
  const headers = commonHeaders();
  addTrackingCookie(headers);
  if (bearer) headers.set("authorization", `Bearer ${bearer}`);
  const extracted = extractFiles(variables);
  const hasFiles = extracted.files.size > 0;
  // The browser sets the content type of a form itself, with its boundary.
  if (!hasFiles) headers.set("content-type", "application/json");
  const response = await fetchOrFail(`${connection().baseUrl}/graphql`, {
    method: "POST",
    headers,
    body: hasFiles ? multipartBody(query, extracted) : JSON.stringify({ query, variables }),
    signal: signal ?? null,
  });
  rememberClientPair(response.headers);
  return dataOf<TResult>(response);
}

/** The answer's data. Errors in it go before the HTTP status: they say more. */
async function dataOf<TResult>(response: Response): Promise<TResult> {
  const body = await readJson(response.clone());
  if (isRecord(body)) {
    const problems = problemsOf(body["errors"]);
    if (problems.length > 0 && response.status !== 401) throw new GraphQlError(problems);
    if (response.ok && isRecord(body["data"])) return body["data"] as TResult;
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
