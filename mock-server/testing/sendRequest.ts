import { once } from "node:events";
import { type IncomingHttpHeaders, request } from "node:http";
import { text } from "node:stream/consumers";

/** Sends a request to a server of this machine with any headers: `fetch` refuses to set `host` and `origin`. */
export async function sendRequest(
  origin: string,
  path: string,
  headers: Record<string, string>,
  { method = "GET", body }: { method?: string; body?: string } = {},
): Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: string }> {
  const { port } = new URL(origin);
  const sent = request({ host: "127.0.0.1", port, method, path, headers }).end(body);
  const [response] = await once(sent, "response");
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}
