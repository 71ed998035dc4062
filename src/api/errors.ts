/** The code by which the main API and the registration service say that the caller may not do this. */
export const notAuthorizedCode = "AUTH_NOT_AUTHORIZED";

/** One entry of a GraphQL answer's `errors`. */
export interface GraphQlProblem {
  message: string;
  /** For programs, for example `REQUEST_NOT_CANCELLABLE`. */
  code?: string | undefined;
  /** Path of the input field that is wrong, for example `customer.postCode`. */
  field?: string | undefined;
}

/** An error the portal itself knows the meaning of; its message is for people. */
export class ApplicationError extends Error {
  override name = "ApplicationError";
  /** For programs; undefined where the message is all there is. */
  readonly code: string | undefined;

  constructor(message: string, code?: string) {
    super(message);
    this.code = code;
  }
}

/** A GraphQL answer with errors. The message lists all of theirs, one per line. */
export class GraphQlError extends ApplicationError {
  override name = "GraphQlError";
  readonly problems: readonly GraphQlProblem[];

  constructor(problems: readonly GraphQlProblem[]) {
    super(
      problems
        .map(({ message }) => message.trim())
        .filter((message) => message !== "")
        .join("\n") || "The service reported an error without a message.",
      problems.find(({ code }) => code)?.code,
    );
    this.problems = problems;
  }
}

/** An answer whose HTTP status says failure. */
export class HttpError extends Error {
  override name = "HttpError";
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** No answer came: the network failed or the service could not be reached. */
export class NetworkError extends Error {
  override name = "NetworkError";
}

/** Something that must be there is not: a configuration or an entity came back as null. */
export class NotFoundError extends ApplicationError {
  override name = "NotFoundError";

  constructor(what: string) {
    super(`${what} was not found.`, "NOT_FOUND");
  }
}

/** Whether an error means that the visitor is not, or no longer, signed in. */
export function isUnauthorized(error: unknown): boolean {
  if (error instanceof HttpError) return error.status === 401;
  return error instanceof ApplicationError && error.code === notAuthorizedCode;
}

const sessionEnds = new WeakSet<Error>();

/** Remembers of an error that the session ended with it. */
export function markSessionEnd(error: unknown): void {
  if (error instanceof Error) sessionEnds.add(error);
}

/**
 * Whether the session ended with an error: then the visitor is on the way to sign in, and there is nothing to tell. A
 * call that is refused although the token is good is an error like any other.
 */
export function isSessionEnd(error: unknown): boolean {
  return error instanceof Error && sessionEnds.has(error);
}

/** The value, or a not-found error where the service answered null. */
export function requireFound<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new NotFoundError(what);
  return value;
}
