import { request as sendRequest } from "node:http";
import { text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { startTestServer } from "../../testing/testServer.ts";

const server = startTestServer();
const open = startTestServer({ allowedHosts: ["mock.example.com"] });

/** Sends a request with any headers: `fetch` refuses to set `host` and `origin`. */
async function send(
  { mock }: typeof server,
  method: string,
  path: string,
  { body, ...headers }: Record<string, string> = {},
): Promise<{ status: number | undefined; body: string }> {
  const { port } = new URL(mock.origin);
  return await new Promise((resolve, reject) => {
    sendRequest({ host: "127.0.0.1", port, method, path, headers }, (response) => {
      text(response).then((body) => resolve({ status: response.statusCode, body }), reject);
    })
      .on("error", reject)
      .end(body);
  });
}

const json = { "content-type": "application/json" };
const world = { ...json, body: '{"country":"DE"}' };

describe("control API and console", () => {
  it.each(["/", "/control/worlds"])("serve this machine's hosts alone: %s", async (path) => {
    for (const host of ["localhost:4000", "127.0.0.1", "console.localhost:80", "[::1]:4000"]) {
      expect((await send(server, "GET", path, { host })).status, host).toBe(200);
    }
    expect(await send(server, "GET", path, { host: "rebound.example.com:4000" })).toEqual({
      status: 403,
      body: JSON.stringify({
        message:
          'The control API and the console serve localhost, not "rebound.example.com". Start the mock server with --allow-host rebound.example.com to allow it.',
      }),
    });
  });

  it("serve the hosts of --allow-host too", async () => {
    const host = "mock.example.com";
    expect((await send(open, "GET", "/", { host })).status).toBe(200);
    expect((await send(open, "POST", "/control/worlds", { ...world, host })).status).toBe(201);
    expect((await send(open, "GET", "/", { host: "other.example.com" })).status).toBe(403);
  });

  it("leave the services at any host alone", async () => {
    const headers = { host: "portal.example.com", cookie: "mock-world=de" };
    expect((await send(server, "GET", "/api/campaigns", headers)).status).toBe(200);
  });
});

describe("control API", () => {
  const host = "localhost:4000";

  it.each([
    ["the header of older browsers", { origin: "https://elsewhere.example" }],
    ["an opaque origin", { origin: "null" }],
    ["another port", { origin: "http://localhost:5173" }],
    ["Fetch Metadata of another site", { "sec-fetch-site": "cross-site" }],
    ["Fetch Metadata of another port", { "sec-fetch-site": "same-site" }],
  ])("refuses pages of other origins: %s", async (_, headers) => {
    for (const [method, path] of [
      ["POST", "/control/worlds/de/reset"],
      ["GET", "/control/worlds/de/journal"],
      ["DELETE", "/control/worlds/de"],
    ] as const) {
      expect(await send(server, method, path, { host, ...headers })).toEqual({
        status: 403,
        body: '{"message":"The control API serves no pages of other origins."}',
      });
    }
    expect(server.mock.worlds.get("de")).toBeDefined();
  });

  it.each([
    ["its own pages", { origin: "http://localhost:4000", "sec-fetch-site": "same-origin" }],
    ["its own pages in older browsers", { origin: "http://localhost:4000" }],
    ["addresses typed by hand", { "sec-fetch-site": "none" }],
    ["test runners", {}],
  ])("serves %s", async (_, headers) => {
    expect((await send(server, "POST", "/control/worlds/de/reset", { host, ...headers })).status).toBe(200);
  });

  it.each(["text/plain", "application/x-www-form-urlencoded", "application/jsonp", ""])(
    "takes no body of the type %j",
    async (type) => {
      const headers = type === "" ? {} : { "content-type": type };
      expect(await send(server, "POST", "/control/worlds", { host, ...headers, body: "{}" })).toEqual({
        status: 415,
        body: '{"message":"The content type must be \\"application/json\\"."}',
      });
    },
  );

  it("takes JSON with parameters of its type", async () => {
    const type = { "content-type": "application/json; charset=utf-8" };
    expect((await send(server, "POST", "/control/worlds", { host, ...world, ...type })).status).toBe(201);
  });
});
