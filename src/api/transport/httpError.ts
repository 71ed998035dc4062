import { HttpError } from "../errors.ts";
import { readRetryAfter } from "./retryAfter.ts";

/**
 * Creates the error of a response with a failure status. Its service message is the messages of the fields, one per line,
 * otherwise the message of the body.
 */
export async function createHttpError(response: Response): Promise<HttpError> {
  const body = await readJson(response);
  return new HttpError(
    response.status,
    response.statusText.trim(),
    readMessage(body),
    readRetryAfter(response),
  );
}

/** The body as JSON; undefined if it is not JSON. */
export async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}

function readMessage(body: unknown): string | undefined {
  if (!isRecord(body)) return undefined;
  const fieldMessages = isRecord(body["errors"])
    ? Object.values(body["errors"]).flat()
    : toList(body["errors"]);
  const lines = fieldMessages.map(readText).filter((line) => line !== undefined);
  return lines.length > 0 ? lines.join("\n") : readText(body["message"]);
}

function readText(value: unknown): string | undefined {
  if (typeof value === "string") return value.trim() || undefined;
  return isRecord(value) ? readText(value["message"]) : undefined;
}

function toList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
