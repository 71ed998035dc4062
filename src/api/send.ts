import { connection } from "./connection.ts";
import { HttpError, isUnauthorized, NetworkError } from "./errors.ts";

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
    connection().onSignedOut();
    throw error;
  }
}

/** `fetch` whose failure to reach the service is a `NetworkError`; an aborted call stays an `AbortError`. */
export async function fetchOrFail(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new NetworkError("The service could not be reached.", { cause: error });
  }
}

/** Whether repeating the call may help: the service was not reached, or failed on its own side. */
export function isTemporary(error: unknown): boolean {
  return error instanceof NetworkError || (error instanceof HttpError && error.status >= 500);
}
