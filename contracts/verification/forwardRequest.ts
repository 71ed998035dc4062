import {
  Agent as HttpAgent,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as requestHttp,
} from "node:http";
import { Agent as HttpsAgent, request as requestHttps } from "node:https";
import { buffer } from "node:stream/consumers";
import * as v from "valibot";

/** A request whose body Pact's proxy has parsed. */
export type ParsedRequest = IncomingMessage & { body?: unknown };

/** A request with its body as bytes or as Pact's proxy has parsed it. */
type ReceivedRequest = Pick<ParsedRequest, "headers" | "body"> & { method?: string | undefined };

const formFields = v.record(v.string(), v.string());

// They belong to the connection with the provider.
const connectionHeaders = new Set(["connection", "keep-alive", "transfer-encoding", "content-length"]);

export interface ForwardedResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/**
 * Sends a request that a proxy has received to the provider. With `keepsHost` the provider gets the host of the request and
 * not its own. Throws if there is no complete response in time.
 */
export async function forwardRequest(
  url: URL,
  request: ReceivedRequest,
  timeoutMs: number,
  { keepsHost = false } = {},
): Promise<ForwardedResponse> {
  const body = serializeBody(request);
  const { host, connection: _, "transfer-encoding": __, ...ownHeaders } = request.headers;
  const headers = { ...ownHeaders, ...(keepsHost && { host }) };
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
  const response = await promise;
  const responseHeaders = Object.entries(response.headers).filter(([name]) => !connectionHeaders.has(name));
  return {
    status: response.statusCode ?? 502,
    headers: Object.fromEntries(responseHeaders),
    body: await buffer(response),
  };
}

function serializeBody({ body, headers }: ReceivedRequest): Buffer {
  if (Buffer.isBuffer(body)) return body;
  const isForm = headers["content-type"]?.startsWith("application/x-www-form-urlencoded");
  if (isForm) return Buffer.from(new URLSearchParams(v.parse(formFields, body)).toString());
  return typeof body === "object" && body !== null ? Buffer.from(JSON.stringify(body)) : Buffer.alloc(0);
}
