import type { RequestListener } from "node:http";
import { text } from "node:stream/consumers";
import { describe, expect, it, onTestFinished } from "vitest";
import { describeConnectionFailure } from "../request.ts";
import { startServer } from "../startServer.ts";
import { forwardRequest } from "./forwardRequest.ts";

/** Sends a request through a proxy that has parsed its body. */
async function forward(
  url: string,
  { timeoutMs = 10_000, parsedBody }: { timeoutMs?: number; parsedBody: unknown },
) {
  const { promise: failure, resolve } = Promise.withResolvers<string>();
  const proxy = await startServer((request, response) => {
    forwardRequest(new URL(url), Object.assign(request, { body: parsedBody }), timeoutMs).then(
      ({ status, headers, body }) => {
        resolve("");
        response.writeHead(status, headers).end(body);
      },
      (error) => {
        resolve(describeConnectionFailure(url, error, timeoutMs));
        response.end();
      },
    );
  });
  onTestFinished(() => proxy.close());
  const response = await fetch(proxy.url, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", "x-trace": "7" },
  });
  return { response, failure: await failure };
}

async function serve(listener: RequestListener) {
  const server = await startServer(listener);
  onTestFinished(() => server.close());
  return server.url;
}

describe("forwardRequest", () => {
  it("sends method, headers and form, and returns status, headers and body", async () => {
    const url = await serve(async (request, response) => {
      const { method, headers } = request;
      response.writeHead(201, { "set-cookie": ["a=1", "b=2"] });
      response.end(`${method} ${headers["x-trace"]} ${headers["content-length"]} ${await text(request)}`);
    });
    const { response } = await forward(url, { parsedBody: { grant_type: "code", code: "ä b" } });
    expect(await response.text()).toBe("POST 7 29 grant_type=code&code=%C3%A4+b");
    expect(response.status).toBe(201);
    expect(response.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
  });

  it("fails if the provider does not respond in time", async () => {
    const url = await serve(() => {});
    const { failure } = await forward(url, { timeoutMs: 50, parsedBody: {} });
    expect(failure).toBe(`${url} did not respond within 0.05 s.`);
  });

  it("fails if the connection ends within the response", async () => {
    const url = await serve((_request, response) => {
      response.writeHead(200, { "content-length": 100 }).write("half", () => response.destroy());
    });
    const { failure } = await forward(url, { parsedBody: {} });
    expect(failure).toBe(`${url} does not respond: aborted.`);
  });
});
