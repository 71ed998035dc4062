import { CommandError } from "../commandLine.ts";
import { request } from "../request.ts";

/** The response of a live service. The body is undefined unless it is JSON. */
export interface ServiceResponse {
  status: number;
  body: unknown;
}

/** Sends a request to a live service. Throws `CommandError` if it does not respond or responds with a 5xx status. */
export async function requestService(url: string, init: RequestInit): Promise<ServiceResponse> {
  const response = await request(url, init);
  if (response.status >= 500) throw new CommandError(`${url} is down: it responded ${response.status}.`);
  return { status: response.status, body: await response.json().catch(() => undefined) };
}
