import { getApiConfig } from "../configureApi.ts";
import { isUnauthorized, markSessionExpired, NetworkError, TokenRejectedError } from "../errors.ts";

export interface SendOptions {
  /** Sends the request without an id token. */
  anonymous?: boolean;
}

/**
 * Sends a request with the visitor's id token. If a service rejects it as unauthorized, sends it once more with a refreshed
 * token. Without one the session has expired, unless the rejected token was new. Throws a `TokenRejectedError` if a new or
 * refreshed token is rejected: another one would be rejected too.
 */
export async function sendWithToken<T>(
  send: (idToken: string | null) => Promise<T>,
  { anonymous = false }: SendOptions = {},
): Promise<T> {
  if (anonymous) return send(null);
  const config = getApiConfig();
  const idToken = await config.getIdToken();
  try {
    return await send(idToken);
  } catch (error) {
    if (!isUnauthorized(error)) throw error;
    // Asked before the refresh, which takes time.
    const isNew = idToken !== null && config.isNewIdToken(idToken);
    const refreshedToken = idToken && (await config.refreshIdToken(idToken));
    if (refreshedToken) return send(refreshedToken).catch(rejectToken);
    if (isNew) return rejectToken(error);
    markSessionExpired(error);
    config.onSessionExpired();
    throw error;
  }
}

function rejectToken(error: unknown): never {
  if (!isUnauthorized(error)) throw error;
  getApiConfig().onTokenRejected();
  throw new TokenRejectedError(error instanceof Error ? error.message : String(error), { cause: error });
}

/** After this time a request fails, its response's body included, in milliseconds. Uploads have no time limit. */
export const requestTimeoutMs = 30_000;

/**
 * `fetch` that resolves once the whole body is there. Rejects with a `NetworkError` if the service cannot be reached or does
 * not respond in time. An aborted request still rejects with an `AbortError`. A body that is cut off is empty.
 */
export async function fetchWithTimeout(url: string, init: RequestInit): Promise<Response> {
  const timeout = new AbortController();
  // Outside the try: what a browser lacks is no failure of the network.
  const signal = init.signal ? AbortSignal.any([init.signal, timeout.signal]) : timeout.signal;
  const request = fetch(url, { ...init, signal });
  const timer =
    init.body instanceof FormData ? undefined : setTimeout(() => timeout.abort(), requestTimeoutMs);
  try {
    const response = await request;
    const body = await response.text().catch((error) => {
      if (signal.aborted) throw error;
    });
    // Some statuses allow no body, not even an empty one.
    return new Response(body || null, response);
  } catch (error) {
    if (init.signal?.aborted) throw error;
    const reason = timeout.signal.aborted
      ? "The service did not respond in time."
      : "The service could not be reached.";
    throw new NetworkError(reason, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
