import { errorCodes } from "#schema/additions.ts";

/** The specification's code of a request that is not allowed. */
export const notAuthorizedCode = "AUTH_NOT_AUTHORIZED";

/** Codes of a request that is not allowed. Which of them means what differs between servers and their versions. */
const unauthorizedCodes: readonly unknown[] = [notAuthorizedCode, "AUTH_NOT_AUTHENTICATED"];

/** One entry of a GraphQL response's `errors`. */
export interface GraphQlErrorEntry {
  message: string;
  /** `extensions.code`, for example `REQUEST_NOT_CANCELLABLE`. */
  code?: string | undefined;
  /** `extensions.field`, if it is the path of a field of the operation's input, for example `customer.postCode`. */
  field?: string | undefined;
}

/** Errors that the portal raises itself; `describeError` has a text for each. */
export type PortalErrorCode =
  | "NOT_FOUND"
  | "UNREADABLE_RESPONSE"
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

interface ServiceErrorDetails extends ErrorOptions {
  status?: number;
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
  /** How long the service asks to wait before another request, in milliseconds. */
  readonly retryAfterMs: number | undefined;

  constructor(
    message: string,
    { status = 200, serviceMessage, isForCustomers = false, retryAfterMs, ...options }: ServiceErrorDetails,
  ) {
    super(message, options);
    this.status = status;
    this.serviceMessage = serviceMessage;
    this.isForCustomers = isForCustomers;
    this.retryAfterMs = retryAfterMs;
  }
}

interface GraphQlErrorDetails extends Omit<ServiceErrorDetails, "serviceMessage" | "isForCustomers"> {
  isRequestError?: boolean;
}

/** A GraphQL response with errors. The message lists all of theirs, one per line. */
export class GraphQlError extends ServiceError {
  override name = "GraphQlError";
  readonly errors: readonly GraphQlErrorEntry[];
  /** Whether the service refused the operation as such, and executed nothing of it. */
  readonly isRequestError: boolean;
  /** Whether the service says why it refused: by a code that the portal knows, or by a field of the operation's input. */
  readonly isRefusal: boolean;

  constructor(
    errors: readonly GraphQlErrorEntry[],
    { isRequestError = false, ...details }: GraphQlErrorDetails = {},
  ) {
    super(joinTexts(errors.map(getMessage)) ?? "The service reported an error without a message.", {
      ...details,
      serviceMessage: joinTexts(errors.filter(isForCustomers).map(getMessage)),
      isForCustomers: errors.every(isForCustomers),
    });
    this.errors = errors;
    this.isRequestError = isRequestError;
    this.isRefusal = errors.some((entry) => isForCustomers(entry) || unauthorizedCodes.includes(entry.code));
  }
}

const getMessage = ({ message }: GraphQlErrorEntry) => message;

/** Whether the message of an error is written for customers. Others are for developers, as those of GraphQL itself are. */
function isForCustomers({ code, field }: GraphQlErrorEntry): boolean {
  return field !== undefined || Reflect.get(errorCodes, code ?? "") === true;
}

/** Whether a service does not know a field or an argument, as where the portal asks for more than the specification lists. */
export function isUnsupported(error: unknown): boolean {
  return error instanceof GraphQlError && error.isRequestError && !error.isRefusal;
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
  return error instanceof GraphQlError && error.errors.some(({ code }) => unauthorizedCodes.includes(code));
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
  const isTemporary = [408, 425, 429].includes(error.status) || error.status >= 500;
  return isUnauthorized(error) || (error instanceof HttpError && !isTemporary);
}

/** Whether an error comes from a request or from the portal itself, as opposed to a programming error. */
export function isServiceError(error: unknown): boolean {
  return error instanceof PortalError || error instanceof ServiceError || error instanceof NetworkError;
}

/** Nobody waits longer in front of a screen without data: the error is shown instead. */
const maxRetryAfterMs = 10_000;

/** Whether sending the request again may soon succeed: the service was not reached, failed on its own side, or was busy. */
export function isRetryable(error: unknown): boolean {
  if (error instanceof NetworkError) return !error.isRetried;
  if (!(error instanceof ServiceError) || (error instanceof GraphQlError && error.isRefusal)) return false;
  const { status, retryAfterMs = 0 } = error;
  return (status >= 500 || status === 429) && retryAfterMs <= maxRetryAfterMs;
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
