import { NetworkError } from "../errors.ts";

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
