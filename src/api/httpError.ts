import { HttpError } from "./errors.ts";

/**
 * Turns a failed answer into an error: the messages of its fields, one per line, else its message, else the status text
 * where the body is no JSON.
 */
export async function httpErrorOf(response: Response): Promise<HttpError> {
  const body = await readJson(response);
  return new HttpError(response.status, messageOf(body) ?? statusTextOf(response));
}

/** The body as JSON; undefined where it is none. */
export async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}

function messageOf(body: unknown): string | undefined {
  if (!isRecord(body)) return undefined;
  const fieldMessages = isRecord(body["errors"])
    ? Object.values(body["errors"]).flat()
    : listOf(body["errors"]);
  const lines = fieldMessages.map(textOf).filter((line) => line !== undefined);
  return lines.length > 0 ? lines.join("\n") : textOf(body["message"]);
}

function textOf(value: unknown): string | undefined {
  if (typeof value === "string") return value.trim() || undefined;
  return isRecord(value) ? textOf(value["message"]) : undefined;
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Over HTTP/2 there is no status text: the number says at least something. */
function statusTextOf({ status, statusText }: Response): string {
  return statusText.trim() || `HTTP ${status}`;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
