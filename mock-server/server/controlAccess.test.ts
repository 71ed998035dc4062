import { describe, expect, it, onTestFinished, vi } from "vitest";
import { sendRequest } from "../testing/sendRequest.ts";
import { startTestServer } from "../testing/testServer.ts";
import { choosePassword } from "./middleware/requirePassword.ts";

describe("password of the control API and the console", () => {
  const server = startTestServer({ password: "open sesame" });
  const withPassword = (password: string) => ({
    headers: { authorization: `Basic ${Buffer.from(`any:${password}`).toString("base64")}` },
  });

  it.each(["/", "/control/worlds"])("is needed for %s, not for the services", async (path) => {
    for (const init of [{}, withPassword("wrong"), { headers: { authorization: "Basic x" } }]) {
      const response = await server.request(path, init);
      expect(response.ok).toBe(false);
      expect(await response.text()).not.toContain("de");
    }
    const { headers } = await server.request(path);
    expect(headers.get("www-authenticate")).toBe('Basic realm="mock server"');
    expect((await server.request(path, withPassword("open sesame"))).status).toBe(200);
    expect((await server.request("/graphql?query={__typename}")).status).toBe(200);
    const elsewhere = { host: "mock.example.com", ...withPassword("open sesame").headers };
    expect((await sendRequest(server.mock.origin, path, elsewhere)).status).toBe(200);
  });

  it("is MOCK_PASSWORD or random if other machines reach the server, and missing otherwise", () => {
    onTestFinished(() => void vi.unstubAllEnvs());
    vi.stubEnv("MOCK_PASSWORD", "");
    const [first, second] = [choosePassword("0.0.0.0"), choosePassword("::")];
    expect(first).toMatch(/^[\w-]{12}$/);
    expect(second).not.toBe(first);
    vi.stubEnv("MOCK_PASSWORD", "mine");
    expect(choosePassword("0.0.0.0")).toBe("mine");
    for (const host of [undefined, "127.0.0.1", "127.1.2.3", "::1", "localhost"]) {
      expect(choosePassword(host)).toBeUndefined();
    }
  });
});

describe("a mock server without control API", () => {
  const server = startTestServer({ servesControl: false });

  it.each([
    ["GET", "/"],
    ["GET", "/toolbar.js"],
    ["POST", "/control/worlds"],
    ["GET", "/mock/enter"],
  ])("responds with 404 to %s %s", async (method, path) => {
    const response = await server.request(path, { method });
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ message: `There is nothing at ${method} ${path}.` });
  });
});

describe("hosts and origins of the control API", () => {
  const server = startTestServer();
  const host = "localhost:4000";
  const send = async (method: string, path: string, headers: Record<string, string>, body?: string) => {
    const { status, body: text } = await sendRequest(server.mock.origin, path, headers, {
      method,
      ...(body !== undefined && { body }),
    });
    return { status, text };
  };

  const message = 'Control API, console and GraphiQL serve localhost, not "rebound.example.com".';
  const refusal = { status: 403, text: JSON.stringify({ message }) };

  it.each(["/", "/control/worlds"])("must be of this machine: %s", async (path) => {
    for (const known of [host, "127.0.0.1", "console.localhost:80", "[::1]:4000"]) {
      expect((await send("GET", path, { host: known })).status, known).toBe(200);
    }
    expect(await send("GET", path, { host: "rebound.example.com:4000" })).toEqual(refusal);
  });

  it("restrict GraphiQL, whose page has tokens, but not the GraphQL endpoints", async () => {
    const { origin, origins } = server.mock;
    for (const [service, path] of [
      [origin, "/graphql"],
      [origins.registration, "/de/graphql"],
    ] as const) {
      const request = async (headers: Record<string, string>, query = "") => {
        const { status, body: text } = await sendRequest(service, `${path}${query}`, headers);
        return { status, text };
      };
      const accept = "text/html";
      expect((await request({ host, accept })).status, path).toBe(200);
      expect(await request({ host: "rebound.example.com", accept }), path).toEqual(refusal);
      const query = await request({ host: "rebound.example.com" }, "?query={__typename}");
      expect(query.status, path).toBe(200);
    }
  });

  it.each(["/health", "/api/campaigns"])("are not checked at %s", async (path) => {
    const headers = { host: "portal.example.com", cookie: "mock-world=de" };
    expect((await send("GET", path, headers)).status).toBe(200);
  });

  it.each<[title: string, status: number, headers: Record<string, string>]>([
    ["pages of other origins", 403, { origin: "https://a.example" }],
    ["another port", 403, { origin: "http://localhost:5173" }],
    ["pages of the same site", 403, { "sec-fetch-site": "same-site" }],
    ["its own pages", 200, { "sec-fetch-site": "same-origin" }],
    ["its own pages, by origin", 200, { origin: `http://${host}` }],
    ["URLs typed by hand", 200, { "sec-fetch-site": "none" }],
    ["test runners", 200, {}],
  ])("are checked: requests of %s get %i", async (_, status, headers) => {
    expect((await send("GET", "/control/worlds/de/journal", { host, ...headers })).status).toBe(status);
    expect((await send("POST", "/control/worlds/de/reset", { host, ...headers })).status).toBe(status);
  });

  it.each<[status: number, headers: Record<string, string>]>([
    [415, { "content-type": "text/plain" }],
    [415, { "content-type": "application/jsonp" }],
    [415, {}],
    [201, { "content-type": "Application/JSON; charset=utf-8" }],
  ])("are checked: a body with the headers %j gets %i", async (status, type) => {
    const headers = { host, ...type };
    expect((await send("POST", "/control/worlds", headers, '{"country":"DE"}')).status).toBe(status);
  });
});
