import { CannotCompareError } from "./cannotCompareError.ts";

const patience = 30_000;

/** An answer of a live service, its body as JSON; undefined where it is none. */
export interface ServiceAnswer {
  status: number;
  body: unknown;
}

/** Calls a live service; fails where nobody answers or the service is down. */
export async function callService(url: string, init: RequestInit): Promise<ServiceAnswer> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(patience) }).catch((error) => {
    throw new CannotCompareError(`Nobody answers at ${url}: ${reasonOf(error)}.`);
  });
  if (response.status >= 500) {
    throw new CannotCompareError(`${url} is down: it answered ${response.status}.`);
  }
  const text = await response.text();
  return { status: response.status, body: parsed(text) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Of a failed fetch the cause alone says what happened. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return String(cause);
  const code = "code" in cause && typeof cause.code === "string" ? cause.code : "";
  return cause.message || code || cause.name;
}
