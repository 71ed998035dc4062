/** The error code of the main API and the registration service for a request that is not allowed. */
export const notAuthorizedCode = "AUTH_NOT_AUTHORIZED";

/** Codes whose messages are written for customers. Others are for developers, as those of GraphQL itself are. */
const customerCodes =
  /^(AUTH_NOT_AUTHORIZED|FEEDBACK_ALREADY_GIVEN|NOT_FOUND|REGISTRATION_\w+|REQUEST_NOT_CANCELLABLE|VALIDATION_FAILED)$/;

/** One entry of a GraphQL response's `errors`. */
export interface GraphQlErrorEntry {
  message: string;
  /** `extensions.code`, for example `REQUEST_NOT_CANCELLABLE`. */
  code?: string | undefined;
  /** `extensions.field`: path of the invalid input field, for example `customer.postCode`. */
  field?: string | undefined;
}

/** An error that the main API, the registration service or the portal itself reports, mostly with a code. */
export abstract class ApplicationError extends Error {
  override name = "ApplicationError";
  readonly code: string | undefined;

  constructor(message: string, code?: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
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
export class PortalError extends ApplicationError {
  override name = "PortalError";
  declare readonly code: PortalErrorCode;

  constructor(message: string, code: PortalErrorCode, options?: ErrorOptions) {
    super(message, code, options);
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

/** How GraphQL servers say that they do not know a field or an argument, as those in JavaScript, Java, .NET and Ruby. */
function isUnknownInSchema({ code = "", message }: GraphQlErrorEntry): boolean {
  return (
    !customerCodes.test(code) &&
    /field|argument/i.test(message) &&
    /unknown|undefined|cannot query|n.t (exist|accept)/i.test(message)
  );
}

/** Whether a service does not know a field or an argument, as where the portal asks for more than the specification lists. */
export function isUnsupported(error: unknown): boolean {
  return error instanceof GraphQlError && error.errors.some(isUnknownInSchema);
}

function isForCustomers(entry: GraphQlErrorEntry): boolean {
  // Some servers name the unknown field of a query as the field of the error.
  return customerCodes.test(entry.code ?? "") || (entry.field !== undefined && !isUnknownInSchema(entry));
}

function joinMessages(errors: readonly GraphQlErrorEntry[]): string | undefined {
  const texts = errors.map(({ message }) => message.trim()).filter((message) => message !== "");
  return texts.join("\n") || undefined;
}

/** A GraphQL response with errors. The message lists all of theirs, one per line. */
export class GraphQlError extends ApplicationError {
  override name = "GraphQlError";
  readonly errors: readonly GraphQlErrorEntry[];
  /** The service's text for customers; undefined if it sent none. */
  readonly serviceMessage: string | undefined;

  constructor(errors: readonly GraphQlErrorEntry[]) {
    super(
      joinMessages(errors) ?? "The service reported an error without a message.",
      errors.find(({ code }) => code)?.code,
    );
    this.errors = errors;
    this.serviceMessage = joinMessages(errors.filter(isForCustomers));
  }
}

interface HttpErrorDetails {
  message?: string | undefined;
  serviceMessage?: string | undefined;
  retryAfterMs?: number | undefined;
}

/** A response with a failure status. The message is for developers: the body's, otherwise the status text. */
export class HttpError extends Error {
  override name = "HttpError";
  readonly status: number;
  /** The service's texts about fields; undefined if the body has none. */
  readonly serviceMessage: string | undefined;
  /** How long the service asks to wait before another request, in milliseconds. */
  readonly retryAfterMs: number | undefined;

  constructor(
    status: number,
    statusText: string,
    { message, serviceMessage, retryAfterMs }: HttpErrorDetails = {},
  ) {
    // HTTP/2 has no status texts.
    super(serviceMessage ?? message ?? (statusText || `HTTP ${status}`));
    this.status = status;
    this.serviceMessage = serviceMessage;
    this.retryAfterMs = retryAfterMs;
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

/** Whether a service, or the portal itself, reported this code. */
export function hasErrorCode(error: unknown, code: string): boolean {
  return error instanceof ApplicationError && error.code === code;
}

/** Whether an error means that the visitor is not, or no longer, signed in. */
export function isUnauthorized(error: unknown): boolean {
  if (error instanceof HttpError) return error.status === 401;
  return hasErrorCode(error, notAuthorizedCode);
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

/** Whether an error comes from a request or from the portal itself, as opposed to a programming error. */
export function isServiceError(error: unknown): boolean {
  return error instanceof ApplicationError || error instanceof HttpError || error instanceof NetworkError;
}

/** Nobody waits longer in front of a screen without data: the error is shown instead. */
const maxRetryAfterMs = 10_000;

/** Whether sending the request again may soon succeed: the service was not reached, failed on its own side, or was busy. */
export function isRetryable(error: unknown): boolean {
  if (error instanceof NetworkError) return !error.isRetried;
  if (!(error instanceof HttpError)) return false;
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

/** Creates the error of a response with a failure status. Its service message is the messages of the fields, one per line. */
export async function createHttpError(response: Response): Promise<HttpError> {
  const body = await readJson(response);
  const { message, errors } = isRecord(body) ? body : {};
  return new HttpError(response.status, response.statusText.trim(), {
    message: readText(message),
    serviceMessage: isRecord(errors) ? joinTexts(Object.values(errors).flat()) : undefined,
    retryAfterMs: readRetryAfter(response),
  });
}

/** The body as JSON; undefined if it is not JSON. */
export async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}

function joinTexts(values: readonly unknown[]): string | undefined {
  const lines = values.map(readText).filter((line) => line !== undefined);
  return lines.join("\n") || undefined;
}

function readText(value: unknown): string | undefined {
  return (typeof value === "string" && value.trim()) || undefined;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Reads the header `Retry-After`, a number of seconds or a date by the server's clock, as milliseconds from now. */
export function readRetryAfter({ headers }: Response): number | undefined {
  const header = headers.get("retry-after");
  if (!header) return undefined;
  const seconds = /^\s*\d+\s*$/.test(header) ? Number(header) : undefined;
  const now = Date.parse(headers.get("date") ?? "") || Date.now();
  const milliseconds = seconds === undefined ? Date.parse(header) - now : seconds * 1000;
  return Number.isFinite(milliseconds) ? Math.max(milliseconds, 0) : undefined;
}
