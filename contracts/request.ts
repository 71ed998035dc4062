import { CommandError } from "./commandLine.ts";

const timeoutMs = 30_000;

/** A `fetch` whose failed connections throw a `CommandError` that names the URL and the cause. */
export async function request(url: string, init: RequestInit = {}): Promise<Response> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) });
    // The time limit includes the body.
    const body = await response.arrayBuffer();
    const { status, headers } = response;
    return new Response([204, 205, 304].includes(status) ? null : body, { status, headers });
  } catch (error) {
    throw new CommandError(describeConnectionFailure(url, error));
  }
}

/** One sentence about a connection that failed. */
function describeConnectionFailure(url: string, error: unknown): string {
  // The cause has the details.
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return `${url} does not respond: ${cause}.`;
  if (cause.name === "TimeoutError") return `${url} did not respond within ${timeoutMs / 1000} s.`;
  const code = "code" in cause && typeof cause.code === "string" ? cause.code : "";
  return `${url} does not respond: ${cause.message || code || cause.name}.`;
}
