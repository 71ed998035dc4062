import { logError } from "../log.ts";
import {
  GraphQlError,
  HttpError,
  isUnauthorized,
  joinTexts,
  NotFoundError,
  type ServiceError,
} from "./errors.ts";
import { isRecord, readJson } from "./json.ts";

/**
 * Creates the error of a response with a failure status. Its message is those of the fields, one per line; those of fields of
 * the request's input are for customers.
 */
export async function createHttpError(response: Response, input: unknown = {}): Promise<HttpError> {
  const body = await readJson(response);
  const { message, errors } = isRecord(body) ? body : {};
  const texts = isRecord(errors) ? Object.entries(errors) : [];
  const customerTexts = texts.filter(([field]) => isInputPath(field, input));
  return new HttpError(response.status, response.statusText.trim(), {
    message: joinTexts(texts.flatMap(([, text]) => text)) ?? joinTexts([message]),
    serviceMessage: joinTexts(customerTexts.flatMap(([, text]) => text)),
    retryAfterMs: readRetryAfter(response),
    isForCustomers: texts.length > 0 && customerTexts.length === texts.length,
    ...(isRecord(body) && { cause: body }),
  });
}

/** Throws the error of a response, and logs what in it is for developers: browsers log the status of a failed request alone. */
export function throwServiceError(error: ServiceError): never {
  // After an unauthorized request another token may help.
  const isLogged = error.cause !== undefined && !error.isForCustomers && !isUnauthorized(error);
  if (isLogged) logError("A service reported an error", error);
  throw error instanceof GraphQlError && error.kind === "notFound" ? new NotFoundError("The record") : error;
}

/**
 * Whether a service's name of a field is a path into an operation's input, from its variables or from one of them, such as
 * `customer.postCode` or `PostCode`. Names of the schema, such as `Query.projects`, are not.
 */
export function isInputPath(field: string, input: unknown): boolean {
  const keys = field
    .toLowerCase()
    .split(/[^\p{L}\p{N}_]+/u)
    .filter((key) => key !== "");
  return (
    keys.length > 0 && (hasPath(input, keys) || getEntries(input).some(([, value]) => hasPath(value, keys)))
  );
}

function hasPath(value: unknown, [key, ...rest]: readonly string[]): boolean {
  if (key === undefined) return true;
  return getEntries(value).some(([name, part]) => name.toLowerCase() === key && hasPath(part, rest));
}

function getEntries(value: unknown): [string, unknown][] {
  return typeof value === "object" && value !== null ? Object.entries(value) : [];
}

/** Whatever a service asks for: after this time another attempt costs it little. */
const maxPauseMs = 5 * 60_000;

/** Reads the header `Retry-After`, a number of seconds or a date by the server's clock, as milliseconds from now, bounded. */
export function readRetryAfter({ headers }: Response): number | undefined {
  const header = headers.get("retry-after");
  if (!header) return undefined;
  const seconds = /^\s*\d+\s*$/.test(header) ? Number(header) : undefined;
  const now = Date.parse(headers.get("date") ?? "") || Date.now();
  const milliseconds = seconds === undefined ? Date.parse(header) - now : seconds * 1000;
  return Number.isNaN(milliseconds) ? undefined : Math.min(Math.max(milliseconds, 0), maxPauseMs);
}
