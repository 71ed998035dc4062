import {
  Agent as HttpAgent,
  type IncomingMessage,
  request as requestHttp,
  type ServerResponse,
} from "node:http";
import { Agent as HttpsAgent, request as requestHttps } from "node:https";
import { buffer } from "node:stream/consumers";
import * as v from "valibot";

/** A request whose body Pact's proxy has parsed. */
export type ParsedRequest = IncomingMessage & { body?: unknown };

const formFields = v.record(v.string(), v.string());

// They belong to the connection with the provider.
const connectionHeaders = new Set(["connection", "keep-alive", "transfer-encoding", "content-length"]);

/** Sends a request of Pact's verifier to the provider, and its response to the verifier. Throws if there is none. */
export async function forwardRequest(
  url: URL,
  request: ParsedRequest,
  response: ServerResponse,
  timeoutMs: number,
): Promise<void> {
  const body = serializeBody(request);
  const { host: _, connection: __, "transfer-encoding": ___, ...headers } = request.headers;
  const isSecure = url.protocol === "https:";
  // A connection for each request: one that is kept may be closed at the same time.
  const outgoing = (isSecure ? requestHttps : requestHttp)(url, {
    method: request.method ?? "GET",
    headers: { ...headers, ...(body.length > 0 && { "content-length": body.length }) },
    agent: isSecure ? new HttpsAgent() : new HttpAgent(),
    signal: AbortSignal.timeout(timeoutMs),
  });
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  outgoing.on("response", resolve).on("error", reject).end(body);
  const incoming = await promise;
  const content = await buffer(incoming);
  response.statusCode = incoming.statusCode ?? 502;
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined && !connectionHeaders.has(name)) response.setHeader(name, value);
  }
  response.end(content);
}

function serializeBody({ body, headers }: ParsedRequest): Buffer {
  if (Buffer.isBuffer(body)) return body;
  const isForm = headers["content-type"]?.startsWith("application/x-www-form-urlencoded");
  if (isForm) return Buffer.from(new URLSearchParams(v.parse(formFields, body)).toString());
  return typeof body === "object" && body !== null ? Buffer.from(JSON.stringify(body)) : Buffer.alloc(0);
}
