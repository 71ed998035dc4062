import { request as httpRequest } from "node:http";
import { text } from "node:stream/consumers";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { startTestServer } from "../testing/testServer.ts";
import { choosePassword } from "./middleware/requirePassword.ts";

describe("password of the control API and the console", () => {
  const server = startTestServer({ password: "open sesame" });
  const withPassword = (password: string) => ({
    headers: { authorization: `Basic ${Buffer.from(`any:${password}`).toString("base64")}` },
  });

  it.each(["/", "/control/worlds", "/control/openapi.yaml"])("is needed for %s", async (path) => {
    for (const init of [{}, withPassword("wrong"), { headers: { authorization: "Basic x" } }]) {
      const response = await server.request(path, init);
      expect(response.status).not.toBe(200);
      expect(await response.text()).not.toContain("de");
    }
    const response = await server.request(path);
    expect(response.headers.get("www-authenticate")).toBe('Basic realm="mock server"');
    expect((await server.request(path, withPassword("open sesame"))).status).toBe(200);
  });

  it("is not needed for the services and the health endpoint", async () => {
    expect((await server.request("/graphql?query={__typename}")).status).toBe(200);
    expect((await server.request("/health")).status).toBe(200);
  });

  it("is that of MOCK_PASSWORD or a random one where other machines reach the server, and none elsewhere", () => {
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
    ["/", "GET"],
    ["/console.js", "GET"],
    ["/toolbar.js", "GET"],
    ["/control/worlds", "GET"],
    ["/control/worlds", "POST"],
    ["/control/worlds/de/journal", "DELETE"],
    ["/mock/enter?world=de", "GET"],
  ])("knows no path %s for %s", async (path, method) => {
    const response = await server.request(path, { method });
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({
      message: `There is nothing at ${method} ${path.split("?")[0]}.`,
    });
  });

  it("serves its services", async () => {
    expect((await server.request("/graphql?query={__typename}")).status).toBe(200);
    expect((await server.request("/api/campaigns")).status).toBe(200);
    expect((await server.request("/health")).status).toBe(200);
    expect((await server.requestRegistration("/de/graphql?query={__typename}")).status).toBe(200);
    const provider = "/de.onmicrosoft.com/B2C_1_signin/discovery/v2.0/keys";
    expect((await server.requestIdentity(provider)).status).toBe(200);
  });
});

describe("GET /health", () => {
  const server = startTestServer();

  it("responds for any host name with the number of worlds", async () => {
    const { port } = new URL(server.mock.origin);
    const request = httpRequest({
      port,
      host: "127.0.0.1",
      path: "/health",
      headers: { host: "10.1.2.3" },
    }).end();
    const body = await new Promise<string>((resolve) => {
      request.on("response", (response) => resolve(text(response)));
    });
    expect(JSON.parse(body)).toEqual({ status: "ok", worlds: 8 });
  });
});
