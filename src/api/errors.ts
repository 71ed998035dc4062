import {
  classifyErrors,
  type ExecutionDetails,
  type GraphQlErrorEntry,
  type GraphQlErrorKind,
  getSignInMeaning,
  isForCustomers,
  isTemporaryStatus,
  isTimeLimit,
} from "./classifyErrors.ts";

/** The specification's code of a request that is not allowed. */
export const notAuthorizedCode = "AUTH_NOT_AUTHORIZED";

/** Errors that the portal raises itself; `describeError` has a text for each. */
export type PortalErrorCode =
  | "NOT_FOUND"
  | "UNREADABLE_RESPONSE"
  | "RELOAD_NEEDED"
  | "UNKNOWN_COUNTRY"
  | "SIGN_IN_INCOMPLETE"
  | "SIGN_IN_USED"
  | "SIGN_IN_FOREIGN"
  | "SIGN_IN_REFUSED"
  | "SIGN_IN_UNAVAILABLE"
  | "SIGN_IN_NOT_STARTED"
  | "SIGN_IN_NOT_STORED"
  | "SIGN_IN_NOT_ACCEPTED";

/** An error that the portal raises itself. The message is the technical reason, for developers. */
export class PortalError extends Error {
  override name = "PortalError";
  readonly code: PortalErrorCode;

  constructor(message: string, code: PortalErrorCode, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** A service returned null for a configuration or an entity that must exist. */
export class NotFoundError extends PortalError {
  override name = "NotFoundError";

  constructor(what: string) {
    super(`${what} was not found.`, "NOT_FOUND");
  }
}

/** A response that is cut off or has another form than expected. */
export class UnreadableResponseError extends PortalError {
  override name = "UnreadableResponseError";

  constructor() {
    super("The response could not be read.", "UNREADABLE_RESPONSE");
  }
}

/** Nobody waits longer in front of a screen without data: the error is shown instead. */
const maxRetryAfterMs = 10_000;

interface ServiceErrorDetails extends ErrorOptions {
  status?: number | undefined;
  serviceMessage?: string | undefined;
  isForCustomers?: boolean;
  retryAfterMs?: number | undefined;
}

/** A service responded with an error. The message is for developers. */
export abstract class ServiceError extends Error {
  /** The HTTP status. */
  readonly status: number;
  /** The service's texts for customers, one per line; undefined if it sent none. */
  readonly serviceMessage: string | undefined;
  /** Whether all that the service said is for customers. */
  readonly isForCustomers: boolean;
  /** How long the service asks to wait before another request, in milliseconds; 0 if it does not. */
  readonly retryAfterMs: number;
  /** When that wait ends, if it is longer than the portal waits by itself, by the clock of the browser; otherwise 0. */
  readonly pauseEndsAt: number;

  constructor(
    message: string,
    {
      status = 200,
      serviceMessage,
      isForCustomers = false,
      retryAfterMs = 0,
      ...options
    }: ServiceErrorDetails,
  ) {
    super(message, options);
    this.status = status;
    this.serviceMessage = serviceMessage;
    this.isForCustomers = isForCustomers;
    this.retryAfterMs = retryAfterMs;
    this.pauseEndsAt = retryAfterMs > maxRetryAfterMs ? Date.now() + retryAfterMs : 0;
  }
}

interface GraphQlErrorDetails
  extends Omit<ServiceErrorDetails, "serviceMessage" | "isForCustomers">,
    ExecutionDetails {}

/** A GraphQL response with errors. The message lists all of theirs, one per line. */
export class GraphQlError extends ServiceError {
  override name = "GraphQlError";
  readonly errors: readonly GraphQlErrorEntry[];
  readonly kind: GraphQlErrorKind;

  constructor(errors: readonly GraphQlErrorEntry[], details: GraphQlErrorDetails = {}) {
    super(joinTexts(errors.map(getMessage)) ?? "The service reported an error without a message.", {
      ...details,
      serviceMessage: joinTexts(errors.filter(isForCustomers).map(getMessage)),
      isForCustomers: errors.every(isForCustomers),
    });
    this.errors = errors;
    this.kind = classifyErrors(errors, details);
  }
}

const getMessage = ({ message }: GraphQlErrorEntry) => message;

/** Whether a service does not know a field or an argument, as where the portal asks for more than the specification lists. */
export function isUnsupported(error: unknown): boolean {
  return error instanceof GraphQlError && error.kind === "unsupported";
}

interface HttpErrorDetails extends Omit<ServiceErrorDetails, "status"> {
  message?: string | undefined;
}

/** A response with a failure status. The message is the body's, otherwise the status text. */
export class HttpError extends ServiceError {
  override name = "HttpError";

  constructor(status: number, statusText: string, { message, ...details }: HttpErrorDetails = {}) {
    // HTTP/2 has no status texts.
    super(message ?? details.serviceMessage ?? (statusText || `HTTP ${status}`), { ...details, status });
  }
}

/**
 * A service rejected an id token that the identity provider had just issued: signing in again without a choice of the visitor
 * would lead to the same token.
 */
export class TokenRejectedError extends PortalError {
  override name = "TokenRejectedError";

  constructor(reason: string, options?: ErrorOptions) {
    super(`A service rejected a new id token: ${reason}`, "SIGN_IN_NOT_ACCEPTED", options);
  }
}

/** Whether another sign-in may help. After a failed refresh of a token the same request again does. */
export function isSignInError(error: unknown): boolean {
  return error instanceof PortalError && /^SIGN_IN_(?!UNAVAILABLE)/.test(error.code);
}

/** There was no response: the network failed, or the service did not respond in time. */
export class NetworkError extends Error {
  override name = "NetworkError";
  /** Whether the request was sent several times already. */
  readonly isRetried: boolean;

  constructor(
    message: string,
    { isRetried = false, ...options }: ErrorOptions & { isRetried?: boolean } = {},
  ) {
    super(message, options);
    this.isRetried = isRetried;
  }
}

/** Whether a service, in any of its errors, or the portal itself reported this code. */
export function hasErrorCode(error: unknown, code: string): boolean {
  if (error instanceof GraphQlError) return error.errors.some((entry) => entry.code === code);
  return error instanceof PortalError && error.code === code;
}

/** Whether an error means that the visitor is not, or no longer, signed in, or may not do this. */
export function isUnauthorized(error: unknown): boolean {
  if (error instanceof HttpError) return error.status === 401;
  return error instanceof GraphQlError && error.kind === "unauthorized";
}

/** Whether an unauthorized caller is signed in as far as the service says, and lacks a right alone. */
export function isRightMissing(error: unknown): boolean {
  if (!(error instanceof GraphQlError)) return false;
  const meanings = error.errors.map(({ code }) => getSignInMeaning(code));
  return meanings.includes("right") && !meanings.includes("signIn");
}

const sessionExpiredErrors = new WeakSet<Error>();

/** Marks the error of the request that found the session expired. */
export function markSessionExpired(error: unknown): void {
  if (error instanceof Error) sessionExpiredErrors.add(error);
}

/**
 * Whether the session expired with this error: the visitor is already on the way to sign in, and no screen shows it. A
 * request that is rejected during a valid session is an error like any other.
 */
export function isSessionExpired(error: unknown): boolean {
  return error instanceof Error && sessionExpiredErrors.has(error);
}

/**
 * For `throwOnError` of a query that its screen cannot do without: the error takes the place of the screen, unless there are
 * older data, or the visitor is about to sign in.
 */
export function throwsWithoutData(error: Error, { state }: { state: { data: unknown } }): boolean {
  return state.data === undefined && !isSessionExpired(error);
}

const unknownResultErrors = new WeakSet<Error>();

/** Marks the error of a mutation after which the service could not be asked whether it was carried out. */
export function markResultUnknown(error: unknown): void {
  // Offline, the customer reads that the service could not be reached.
  if (error instanceof Error && navigator.onLine) unknownResultErrors.add(error);
}

export function isResultUnknown(error: unknown): boolean {
  return error instanceof Error && unknownResultErrors.has(error);
}

/** Whether a service, or a gateway in front of it, refuses a request without a word for customers, and would do so again. */
export function isRefused(error: unknown): boolean {
  if (!(error instanceof ServiceError) || error.serviceMessage !== undefined) return false;
  if (error instanceof GraphQlError) return error.kind !== "explained" && error.kind !== "failed";
  return error.status < 500 && !isTemporaryStatus(error.status);
}

/** Whether an error leaves open if the service has carried out the request. */
export function isResponseLost(error: unknown): boolean {
  if (error instanceof ServiceError && error.status === 429) return false;
  if (error instanceof GraphQlError) return error.kind === "failed";
  if (error instanceof HttpError) return error.status >= 500;
  return error instanceof NetworkError || error instanceof UnreadableResponseError;
}

/** Whether a proxy in front of the services wants the visitor to sign in there, which a reload of the page leads to. */
export function isReloadNeeded(error: unknown): boolean {
  return hasErrorCode(error, "RELOAD_NEEDED");
}

/** Whether an error comes from a request or from the portal itself, as opposed to a programming error. */
export function isServiceError(error: unknown): boolean {
  return error instanceof PortalError || error instanceof ServiceError || error instanceof NetworkError;
}

/** Whether sending the request again may soon succeed: the service was not reached, failed on its own side, or was busy. */
export function isRetryable(error: unknown): boolean {
  if (error instanceof NetworkError) return !error.isRetried;
  if (!(error instanceof ServiceError) || error.pauseEndsAt > 0) return false;
  // A time limit is as long as a customer waits.
  if (error instanceof GraphQlError)
    return error.kind === "failed" && !error.errors.some(({ code }) => isTimeLimit(code));
  return error.status >= 500 || error.status === 429;
}

/** Whether an error is that of a cancelled request. */
export function isAbortError(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}

/** The value; throws a `NotFoundError` if a service returned null for it. */
export function requireFound<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new NotFoundError(what);
  return value;
}

/** The texts among the values, one per line; undefined if there are none. */
export function joinTexts(values: readonly unknown[]): string | undefined {
  const lines = values.map(readText).filter((line) => line !== undefined);
  return lines.join("\n") || undefined;
}

function readText(value: unknown): string | undefined {
  return (typeof value === "string" && value.trim()) || undefined;
}
