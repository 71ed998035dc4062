import { getApiConfig } from "./configureApi.ts";
import { UnreadableResponseError } from "./errors.ts";
import type { Campaign, CampaignList, SessionCheck } from "./generated/rest.ts";
import { createSignalForKey } from "./transport/abortKeys.ts";
import { fetchWithTimeout } from "./transport/fetchWithTimeout.ts";
import { createMainApiHeaders, storeClientToken } from "./transport/headers.ts";
import { createHttpError, isRecord, readJson } from "./transport/httpError.ts";
import { sendWithToken } from "./transport/send.ts";

/** `GET /api/auth/me`: resolves if the id token is valid and rejects with an `HttpError` 401 if it is not. */
export async function checkSession(signal?: AbortSignal): Promise<SessionCheck> {
  return get<SessionCheck>("/api/auth/me", signal);
}

/** `GET /api/campaigns`: all campaigns of the country. Aborts an earlier request, as one for another locale. */
export async function getCampaigns(signal?: AbortSignal): Promise<Campaign[]> {
  const keyed = createSignalForKey("/api/campaigns", signal);
  try {
    const { data } = await get<CampaignList>("/api/campaigns", keyed.signal);
    return data;
  } finally {
    keyed.release();
  }
}

function get<T extends object>(path: string, signal: AbortSignal | undefined): Promise<T> {
  return sendWithToken(async (idToken) => {
    const headers = createMainApiHeaders();
    if (idToken) headers.set("authorization", `Bearer ${idToken}`);
    const url = `${getApiConfig().baseUrl}${path}`;
    const response = await fetchWithTimeout(url, { headers, signal: signal ?? null });
    storeClientToken(response.headers);
    if (!response.ok) throw await createHttpError(response);
    const body = await readJson(response);
    if (!isRecord(body)) throw new UnreadableResponseError();
    return body as T;
  });
}
