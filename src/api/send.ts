import { connection } from "./connection.ts";
import { HttpError, isUnauthorized, markSessionEnd, NetworkError } from "./errors.ts";

export interface SendOptions {
  /** True for calls that carry no bearer token. */
  anonymous?: boolean;
}

/**
 * Makes a call with the visitor's id token. A call that is refused as unauthorized is repeated once with a fresh token;
 * where there is none to be had, the session is over. A refusal of the fresh token is the caller's: signing in again
 * would not help.
 */
export async function sendWithToken<T>(
  send: (bearer: string | null) => Promise<T>,
  { anonymous = false }: SendOptions = {},
): Promise<T> {
  if (anonymous) return send(null);
  const token = await connection().idToken();
  try {
    return await send(token);
  } catch (error) {
    if (!isUnauthorized(error)) throw error;
    const fresh = token && (await connection().replaceIdToken(token));
    if (fresh) return send(fresh);
    markSessionEnd(error);
    connection().onSignedOut();
    throw error;
  }
}

/** How long a call may take, in milliseconds. Uploads take as long as they need. */
export const callTimeout = 30_000;

/**
 * `fetch` whose failure to reach the service, or to hear from it in time, is a `NetworkError`; an aborted call stays an
 * `AbortError`.
 */
export async function fetchOrFail(url: string, init: RequestInit): Promise<Response> {
  const late = new AbortController();
  const timer = init.body instanceof FormData ? undefined : setTimeout(() => late.abort(), callTimeout);
  try {
    return await fetch(url, {
      ...init,
      signal: init.signal ? AbortSignal.any([init.signal, late.signal]) : late.signal,
    });
  } catch (error) {
    if (init.signal?.aborted) throw error;
    const reason = late.signal.aborted
      ? "The service took too long to answer."
      : "The service could not be reached.";
    throw new NetworkError(reason, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

/** Whether repeating the call may help: the service was not reached, or failed on its own side. */
export function isTemporary(error: unknown): boolean {
  return error instanceof NetworkError || (error instanceof HttpError && error.status >= 500);
}
