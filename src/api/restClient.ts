import { connection } from "./connection.ts";
import { HttpError } from "./errors.ts";
import type { Campaign, CampaignList, SessionCheck } from "./generated/rest.ts";
import { commonHeaders, rememberClientPair } from "./headers.ts";
import { httpErrorOf, isRecord, readJson } from "./httpError.ts";
import { fetchOrFail, sendWithToken } from "./send.ts";

/** `GET /api/auth/me`: resolves if the id token is good; an `HttpError` 401 says that it is not. */
export async function checkSession(signal?: AbortSignal): Promise<SessionCheck> {
  return get<SessionCheck>("/api/auth/me", signal);
}

/** `GET /api/campaigns`: all campaigns of the country. */
export async function getCampaigns(signal?: AbortSignal): Promise<Campaign[]> {
  const { data } = await get<CampaignList>("/api/campaigns", signal);
  return data;
}

function get<T extends object>(path: string, signal: AbortSignal | undefined): Promise<T> {
  return sendWithToken(async (bearer) => {
    const headers = commonHeaders();
    if (bearer) headers.set("authorization", `Bearer ${bearer}`);
    const response = await fetchOrFail(`${connection().baseUrl}${path}`, { headers, signal: signal ?? null });
    rememberClientPair(response.headers);
    if (!response.ok) throw await httpErrorOf(response);
    const body = await readJson(response);
    if (!isRecord(body)) throw new HttpError(response.status, "The service's answer could not be read.");
    return body as T;
  });
}
