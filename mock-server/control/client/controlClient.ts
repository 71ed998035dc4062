import { hc } from "hono/client";
import type { ControlApi } from "../controlRoutes.ts";

/** An error whose message is for the user. Its lines may begin with the name of an invalid field. */
export class ActionError extends Error {}

/** The client of a control API at a URL. An error response becomes an `ActionError` with the API's message. */
export function createControlClient(url: string) {
  return hc<ControlApi>(url, { fetch: sendRequest });
}

const sendRequest: typeof fetch = async (...request) => {
  const response = await fetch(...request).catch(() => {
    throw new ActionError("The mock backend does not respond. Check that it is running.");
  });
  if (response.ok) return response;
  throw new ActionError(await readErrorMessage(response));
};

async function readErrorMessage(response: Response): Promise<string> {
  const fallback = `The control API responded with ${response.status} and no message.`;
  try {
    const { message } = await response.json();
    return typeof message === "string" ? message : fallback;
  } catch {
    return fallback;
  }
}
