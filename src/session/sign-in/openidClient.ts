/** Adapts the identity provider's responses to `openid-client`, and the library's errors to the portal's. */
import {
  ClientError,
  type CustomFetch,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from "openid-client";
import { RequestError } from "#api/errors.ts";
import { isRecord, readJson } from "#api/json.ts";
import { readRetryAfter } from "#api/responseErrors.ts";
import type { TokenFailure } from "../tokens/tokenFailure.ts";

/**
 * For the scopes of the portal the provider sends no `access_token`, which `openid-client` requires, or an empty one. The id
 * token takes its place in the response that the library reads; nothing uses it. Other empty fields are left out, since the
 * library rejects them.
 */
export const fetchWithPlaceholderAccessToken: CustomFetch = async (url, options) => {
  const { body, signal } = options;
  const response = await fetch(url, {
    ...options,
    body: body instanceof URLSearchParams || typeof body === "string" ? body : null,
    signal: signal ?? null,
  });
  if (!response.ok || options.method !== "POST") return response;
  const tokens = await readJson(response.clone());
  if (!isRecord(tokens)) return response;
  const fields = Object.entries(tokens).filter(([, value]) => value !== null && value !== "");
  return new Response(JSON.stringify({ access_token: tokens["id_token"], ...Object.fromEntries(fields) }), {
    headers: { "content-type": "application/json" },
  });
};

/**
 * Describes the failure of a request to the provider. The error itself must not be passed on, not even as a cause: errors of
 * `openid-client` hold the response with its tokens.
 */
export function describeTokenFailure(error: unknown): TokenFailure {
  if (error instanceof TypeError) return { isUnreachable: true, reason: error.message };
  if (error instanceof RequestError) return { reason: error.message };
  if (error instanceof ResponseBodyError) return { ...describeResponse(error.response), ...readCodes(error) };
  if (error instanceof WWWAuthenticateChallengeError) return describeResponse(error.response);
  if (!(error instanceof ClientError)) return {};
  // The message is a fixed text of the library.
  const { code, cause, message: reason } = error;
  if (code === "OAUTH_TIMEOUT") return { isUnreachable: true, reason };
  if (cause instanceof Response) return { isUnreadable: true, ...describeResponse(cause) };
  return { isUnreadable: code === "OAUTH_PARSE_ERROR", reason };
}

function describeResponse(response: Response): TokenFailure {
  const { status, statusText } = response;
  return { status, statusText, retryAfterMs: readRetryAfter(response) };
}

/** Reads the parts of an error response that cannot be tokens, judging by their form. */
function readCodes({ error, error_description }: ResponseBodyError): TokenFailure {
  const description = String(error_description);
  const [, correlationId] =
    /Correlation ID:\s*([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\b/i.exec(description) ?? [];
  return {
    error: /^[a-z_]{1,40}$/.exec(error)?.[0],
    providerCode: /AADB2C\d{5}/.exec(description)?.[0],
    correlationId,
  };
}
