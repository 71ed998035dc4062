import { CannotCompareError } from "./comparison.ts";

const timeoutMs = 30_000;

/** The response of a live service. The body is undefined unless it is JSON. */
export interface ServiceResponse {
  status: number;
  body: unknown;
}

/** Sends a request to a live service. Throws `CannotCompareError` if it does not respond or responds with a 5xx status. */
export async function requestService(url: string, init: RequestInit): Promise<ServiceResponse> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) }).catch((error) => {
    throw new CannotCompareError(`${url} does not respond: ${getReason(error)}.`);
  });
  if (response.status >= 500) {
    throw new CannotCompareError(`${url} is down: it responded ${response.status}.`);
  }
  return { status: response.status, body: parseJson(await response.text()) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Only the cause of a failed fetch says what happened. */
function getReason(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return String(cause);
  const code = "code" in cause && typeof cause.code === "string" ? cause.code : "";
  return cause.message || code || cause.name;
}
