import { logError } from "../log.ts";
import { isForCustomers } from "./classifyErrors.ts";
import { createHttpError, isUnauthorized, joinTexts, type RequestError } from "./errors.ts";
import { isRecord, readJson } from "./json.ts";

/**
 * Reads the error of a response with a failure status, in the formats of REST frameworks. Messages about fields of the
 * request's input are for customers.
 */
export async function readHttpError(response: Response, input: unknown = {}): Promise<RequestError> {
  const body = await readJson(response);
  const { message, errors } = isRecord(body) ? body : {};
  const entries = (isRecord(errors) ? Object.entries(errors) : []).flatMap(([name, texts]) => {
    const field = isInputPath(name, input) ? name : undefined;
    return [texts].flat().map((text) => ({ message: joinTexts([text]) ?? "", field }));
  });
  return createHttpError(response.status, joinTexts([message]) ?? response.statusText.trim(), {
    errors: entries.filter((entry) => entry.message !== ""),
    retryAfterMs: readRetryAfter(response),
    ...(isRecord(body) && { cause: body }),
  });
}

/** Throws the error of a response, and logs its messages for developers, since browsers log only the status of a failed request. */
export function throwResponseError(error: RequestError): never {
  const isForDevelopers = error.errors.length === 0 || !error.errors.every(isForCustomers);
  // After an unauthorized request another token may help.
  const isLogged = error.cause !== undefined && isForDevelopers && !isUnauthorized(error);
  if (isLogged) logError("A service reported an error", error);
  throw error;
}

/**
 * Whether a field's name in an error is a path into the operation's input, from its variables or from one of them, such as
 * `customer.postCode` or `PostCode`. Names of the schema, such as `Query.projects`, are none.
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

/** The longest wait, even if a service asks for more: another attempt after this time costs it little. */
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
