import { RequestError, type SignInErrorKind } from "#api/errors.ts";

/** The loggable facts of a failed token request: nothing that can be a token. */
export interface TokenFailure {
  /** Set if there was no response. */
  isUnreachable?: boolean;
  /** Set if the response was cut off, or came from something other than the provider, such as a proxy. */
  isUnreadable?: boolean;
  /** The HTTP status. */
  status?: number | undefined;
  statusText?: string | undefined;
  /** The OAuth error code, for example `invalid_grant`. */
  error?: string | undefined;
  /** The provider's own error code, for example `AADB2C90080`. */
  providerCode?: string | undefined;
  /** The id of the request in the provider's logs. */
  correlationId?: string | undefined;
  /** The reason for a missing or unacceptable response. */
  reason?: string | undefined;
  /** The header `Retry-After`, in milliseconds. */
  retryAfterMs?: number | undefined;
}

export type TokenFailureKind =
  | "unreachable"
  | "temporary"
  /** The refresh token is useless: the visitor has to sign in. */
  | "grantRejected"
  | "unexpected";

/** The provider's own codes of temporary failures. It wrongly calls some of them `invalid_grant`. */
const temporaryCodes: readonly string[] = ["AADB2C90035", "AADB2C90085"];
const temporaryErrors = ["temporarily_unavailable", "server_error"];
const grantErrors = ["invalid_grant", "interaction_required", "login_required", "consent_required"];

export function classifyTokenFailure(failure: TokenFailure): TokenFailureKind {
  const { isUnreachable, isUnreadable, status = 0, error = "", providerCode = "" } = failure;
  if (isUnreachable) return "unreachable";
  if (isUnreadable || status === 429 || status >= 500) return "temporary";
  if (temporaryErrors.includes(error) || temporaryCodes.includes(providerCode)) return "temporary";
  return grantErrors.includes(error) ? "grantRejected" : "unexpected";
}

/** Creates the error of a failed token request. Its message is the provider's codes with the HTTP status, or the reason. */
export function createTokenError(failure: TokenFailure, kind: SignInErrorKind): RequestError {
  const { error, providerCode, status, statusText = "", correlationId, reason } = failure;
  const parts = [
    error,
    providerCode,
    status !== undefined && `${status} ${statusText}`.trim(),
    correlationId && `correlation id ${correlationId}`,
  ];
  const message =
    parts.filter(Boolean).join(", ") || reason?.trim() || "The sign-in provider did not respond.";
  return new RequestError(kind, message);
}
