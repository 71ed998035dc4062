import { text } from "node:stream/consumers";
import { describe, expect, it, onTestFinished } from "vitest";
import { startServer } from "../startServer.ts";
import { createRemoteProvider } from "./remoteProvider.ts";

const state = { name: "standing", parameters: { country: "DE" } };

/** A provider whose states are all set up with the same response. */
async function startProvider(status: number, body: string) {
  const requests: { key: string | undefined; body: string }[] = [];
  const server = await startServer(async (request, response) => {
    requests.push({ key: String(request.headers["x-api-key"]), body: await text(request) });
    response.writeHead(status).end(body);
  });
  onTestFinished(() => server.close());
  const headers = { "x-api-key": "1" };
  const provider = createRemoteProvider({
    url: "https://a.example",
    statesUrl: `${server.url}/states`,
    headers,
  });
  return { provider, requests };
}

describe("createRemoteProvider", () => {
  it("sets up a state with its parameters and applies headers and path prefix of the response", async () => {
    const response = { idToken: "t", headers: { "x-world": "7" }, pathPrefix: "/w7" };
    const { provider, requests } = await startProvider(200, JSON.stringify(response));
    expect(await provider.setUp(state)).toEqual({ idToken: "t" });
    expect(provider.getHeaders()).toEqual({ "x-api-key": "1", "x-world": "7" });
    expect(provider.resolvePath("/graphql")).toBe("/w7/graphql");
    expect(requests.map(({ key, body }) => [key, JSON.parse(body)])).toEqual([
      ["1", { action: "setup", state: "standing", params: { country: "DE" } }],
    ]);
  });

  it.each([
    [500, "no\n database", / responded to the setup of "standing" with 500: no database$/],
    [200, "<p>Login</p>", / with a body that is no JSON: <p>Login<\/p>$/],
    [200, "[1]", / with an unexpected value in 0: Invalid type: .*$/],
    [200, '{"headers":{"x-a":1}}', / with an unexpected value in headers\.x-a: Invalid type: .*$/],
  ])("says in one line what is wrong with a response %i %j", async (status, body, message) => {
    const { provider } = await startProvider(status, body);
    await expect(provider.setUp(state)).rejects.toThrow(message);
  });
});
