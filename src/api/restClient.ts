import { RequestError } from "./errors.ts";
import { isRecord, readJson } from "./json.ts";
import { readHttpError, throwResponseError } from "./responseErrors.ts";
import {
  createMainApiHeaders,
  fetchWithTimeout,
  getApiClient,
  rejectLoginPage,
  type SendOptions,
  sendWithAbortKey,
  sendWithToken,
  storeClientToken,
} from "./send.ts";

/**
 * `GET /api/auth/me`: resolves if the id token is valid and rejects as unauthorized if it is not. The body does not matter,
 * unless it is a page.
 */
export async function checkSession(signal?: AbortSignal): Promise<void> {
  await get("/api/auth/me", signal, { isSessionCheck: true });
}

/** `GET /api/campaigns`: all campaigns of the country, as received. Aborts an earlier request, such as one for another locale. */
export async function getCampaigns(signal?: AbortSignal): Promise<unknown> {
  const response = await sendWithAbortKey("/api/campaigns", signal, (it) => get("/api/campaigns", it));
  const body = await readJson(response);
  if (!isRecord(body)) throw new RequestError("unreadable", "The campaigns could not be read.");
  return body["data"];
}

function get(path: string, signal?: AbortSignal, options?: SendOptions): Promise<Response> {
  return sendWithToken(async (idToken) => {
    const headers = createMainApiHeaders(idToken);
    const url = `${getApiClient().baseUrl}${path}`;
    const response = await fetchWithTimeout(url, { headers, signal: signal ?? null });
    storeClientToken(response.headers);
    if (!response.ok) throwResponseError(await readHttpError(response));
    rejectLoginPage(response);
    return response;
  }, options);
}
