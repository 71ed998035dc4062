import type { ServerResponse } from "node:http";
import type { ForwardedResponse } from "../../contracts/verification/forwardRequest.ts";
import type { Respond } from "./chaosProxy.ts";

const gatewayPage = "<!doctype html><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1><hr>nginx";

/** Time between the parts of a slow response, and their number: three seconds. */
const dripMs = 100;
const dripParts = 30;

/** What can go wrong between a service that has responded and the browser. */
export const transportFaults = {
  "connection reset before the headers": (_response, outgoing) => reset(outgoing),
  "connection reset after the headers": (response, outgoing) => {
    writeHead(response, outgoing);
    outgoing.flushHeaders();
    // A reset discards what the browser has not read yet.
    setTimeout(() => reset(outgoing), dripMs);
  },
  "stalled headers": () => {},
  "stalled body": (response, outgoing) => {
    writeHead(response, outgoing);
    outgoing.write(getHalf(response));
  },
  "slow drip": drip,
  "half body": (response, outgoing) => {
    writeHead(response, outgoing, { "content-length": response.body.length });
    outgoing.write(getHalf(response), () => outgoing.destroy());
  },
  "half body that ends regularly": (response, outgoing) => {
    writeHead(response, outgoing);
    outgoing.end(getHalf(response));
  },
  "content-length too small": (response, outgoing) => {
    writeHead(response, outgoing, { "content-length": getHalf(response).length });
    outgoing.end(response.body);
  },
  "HTML page of a gateway (502)": (_response, outgoing) =>
    outgoing.writeHead(502, { "content-type": "text/html" }).end(gatewayPage),
  "HTML page with status 200": (_response, outgoing) =>
    outgoing.writeHead(200, { "content-type": "text/html" }).end(gatewayPage),
  "redirect to a page": (_response, outgoing) => outgoing.writeHead(302, { location: "/" }).end(),
  "redirect to itself": (_response, outgoing) =>
    outgoing.writeHead(307, { location: outgoing.req.url ?? "/" }).end(),
  "503 with Retry-After of 2 s": respondLater(503, "2"),
  "503 with Retry-After of a day": respondLater(503, "86400"),
  "503 with an invalid Retry-After": respondLater(503, "soon"),
  "429 with Retry-After of 1 s": respondLater(429, "1"),
  "429 with Retry-After as a date": respondLater(429, "Wed, 21 Oct 2065 07:28:00 GMT"),
  "empty body with status 200": (response, outgoing) => {
    writeHead(response, outgoing);
    outgoing.end();
  },
  "204 without a body": (_response, outgoing) => outgoing.writeHead(204).end(),
} satisfies Record<string, Respond>;

function respondLater(status: number, retryAfter: string): Respond {
  return (_response, outgoing) => outgoing.writeHead(status, { "retry-after": retryAfter }).end();
}

function reset(outgoing: ServerResponse): void {
  outgoing.socket?.resetAndDestroy();
}

function writeHead(
  { status, headers }: ForwardedResponse,
  outgoing: ServerResponse,
  contentLength: { "content-length"?: number } = {},
): void {
  outgoing.writeHead(status, { ...headers, ...contentLength });
}

function getHalf({ body }: ForwardedResponse): Buffer {
  return body.subarray(0, Math.floor(body.length / 2));
}

function drip(response: ForwardedResponse, outgoing: ServerResponse): void {
  writeHead(response, outgoing);
  const size = Math.max(Math.ceil(response.body.length / dripParts), 1);
  let sent = 0;
  const timer = setInterval(() => {
    if (sent >= response.body.length) outgoing.end();
    else outgoing.write(response.body.subarray(sent, sent + size));
    sent += size;
  }, dripMs);
  outgoing.once("close", () => clearInterval(timer));
}
