import {
  classifyErrors,
  classifyStatus,
  type ErrorEntry,
  type ExecutionDetails,
  isForCustomers,
  isTimeLimit,
  type ResponseErrorKind,
} from "./classifyErrors.ts";

/** The specification's code for a request that is not allowed. */
export const notAuthorizedCode = "AUTH_NOT_AUTHORIZED";

/** The outcome of a request, or the reason why the portal cannot go on by itself. `describeError` has a text for each. */
export type ErrorKind =
  | ResponseErrorKind
  /** There was no response: the network failed, or the service did not respond in time. */
  | "network"
  /** The response is cut off or has another form than expected. */
  | "unreadable"
  /** A mutation has no response, and the portal could not ask the service whether it carried out the mutation. */
  | "unknownResult"
  /**
   * The session expired with this request: the visitor is already on the way to sign in, and no screen shows the error. A
   * request that is rejected during a valid session is an error like any other.
   */
  | "sessionExpired"
  /** A proxy in front of the services wants the visitor to sign in there; a reload of the page leads to its sign-in. */
  | "reloadNeeded"
  | "unknownCountry"
  | SignInErrorKind;

export type SignInErrorKind =
  | "signInIncomplete"
  | "signInUsed"
  | "signInForeign"
  | "signInRefused"
  | "signInUnavailable"
  | "signInNotStarted"
  | "signInNotStored"
  /** A service rejected an id token that the identity provider had just issued; the next one would fare no better. */
  | "signInNotAccepted";

/** If a service asks for a longer wait, the error appears at once: nobody waits longer in front of a screen without data. */
const maxRetryAfterMs = 10_000;

interface ErrorDetails extends ErrorOptions {
  status?: number | undefined;
  errors?: readonly ErrorEntry[];
  retryAfterMs?: number | undefined;
  isSlow?: boolean;
}

/** An error of a request, or one that the portal raises itself. The message is for developers. */
export class RequestError extends Error {
  readonly kind: ErrorKind;
  /** The HTTP status; undefined without a response. */
  readonly status: number | undefined;
  /** The errors that the response lists. */
  readonly errors: readonly ErrorEntry[];
  /** The service's texts for customers, one per line; undefined if it sent none. */
  readonly serviceMessage: string | undefined;
  /** The wait that the service asks for before another request, in milliseconds; 0 if it asks for none. */
  readonly retryAfterMs: number;
  /** The end of that wait by the browser's clock, if the portal does not wait that long by itself; otherwise 0. */
  readonly pauseEndsAt: number;
  /** Whether the request took as long as a customer waits, so that the portal does not repeat it by itself. */
  readonly isSlow: boolean;

  constructor(
    kind: ErrorKind,
    message: string,
    { status, errors = [], retryAfterMs = 0, isSlow = false, ...options }: ErrorDetails = {},
  ) {
    super(message, options);
    // Reports use this name.
    this.name = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}Error`;
    this.kind = kind;
    this.status = status;
    this.errors = errors;
    this.serviceMessage = joinTexts(errors.filter(isForCustomers).map(getMessage));
    this.retryAfterMs = retryAfterMs;
    this.pauseEndsAt = retryAfterMs > maxRetryAfterMs ? Date.now() + retryAfterMs : 0;
    this.isSlow = isSlow;
  }
}

/** The error of a GraphQL response with errors. Its message lists theirs, one per line. */
export function createGraphQlError(
  errors: readonly ErrorEntry[],
  details: Omit<ErrorDetails, "errors"> & ExecutionDetails = {},
): RequestError {
  const message = joinTexts(errors.map(getMessage)) ?? "The service reported an error without a message.";
  return new RequestError(classifyErrors(errors, details), message, {
    ...details,
    errors,
    isSlow: errors.some(({ code }) => isTimeLimit(code)),
  });
}

/** The error of a response with a failure status and without GraphQL errors. */
export function createHttpError(status: number, message = "", details: ErrorDetails = {}): RequestError {
  // HTTP/2 has no status texts.
  const text = joinTexts(details.errors?.map(getMessage) ?? []) ?? (message || `HTTP ${status}`);
  return new RequestError(classifyStatus(status, details.errors ?? []), text, { ...details, status });
}

const getMessage = ({ message }: ErrorEntry) => message;

/** Whether an error is a `RequestError` of one of these kinds. */
export function hasKind(error: unknown, ...kinds: readonly ErrorKind[]): error is RequestError {
  return error instanceof RequestError && kinds.includes(error.kind);
}

/** Whether a service listed this code in any of its errors. */
export function hasErrorCode(error: unknown, code: string): boolean {
  return error instanceof RequestError && error.errors.some((entry) => entry.code === code);
}

/** Whether an error means that the visitor is not signed in, or has no right to do this. */
export function isUnauthorized(error: unknown): boolean {
  return hasKind(error, "unauthorized", "forbidden", "sessionExpired");
}

/** Whether another sign-in may help. If only the refresh of the token has failed, repeating the request helps instead. */
export function isSignInError(error: unknown): boolean {
  return error instanceof RequestError && /^signIn(?!Unavailable)/.test(error.kind);
}

/** Whether a service, or a gateway in front of it, refuses a request without a message for customers, and would do so again. */
export function isRefused(error: unknown): boolean {
  return (
    hasKind(error, "unauthorized", "forbidden", "unsupported", "refused") &&
    error.serviceMessage === undefined
  );
}

/** Whether an error leaves open if the service has carried out the request. */
export function isResponseLost(error: unknown): boolean {
  return hasKind(error, "network", "failed", "unreadable");
}

/** Whether a repetition may soon succeed: the service was out of reach, failed on its own side, or was busy. */
export function isRetryable(error: unknown): boolean {
  return hasKind(error, "network", "failed", "busy") && error.pauseEndsAt === 0 && !error.isSlow;
}

/**
 * A value for `throwOnError` of a query that its screen cannot do without: the error takes the place of the screen, unless
 * there are older data, or the visitor is about to sign in.
 */
export function throwsWithoutData(error: Error, { state }: { state: { data: unknown } }): boolean {
  return state.data === undefined && !hasKind(error, "sessionExpired");
}

/** Whether an error means a cancelled request. */
export function isAbortError(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}

/** Returns the value. Throws a `RequestError` if a service returned null for a configuration or record that must exist. */
export function requireFound<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new RequestError("notFound", `${what} was not found.`);
  return value;
}

/** Joins the texts among the values, one per line; undefined if there are none. */
export function joinTexts(values: readonly unknown[]): string | undefined {
  const lines = values.map(readText).filter((line) => line !== undefined);
  return lines.join("\n") || undefined;
}

function readText(value: unknown): string | undefined {
  return (typeof value === "string" && value.trim()) || undefined;
}
