import { getApiClient } from "../configureApi.ts";
import { isUnauthorized, markSessionExpired, TokenRejectedError } from "../errors.ts";

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
  const config = getApiClient();
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
  getApiClient().onTokenRejected();
  throw new TokenRejectedError(error instanceof Error ? error.message : String(error), { cause: error });
}
