import { createServer } from "node:http";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { ProviderUnderTest } from "../verification/providerUnderTest.ts";
import { setStatus } from "./httpMutations.ts";
import { removeField } from "./jsonMutations.ts";
import { type MutatingProxy, startMutatingProxy } from "./mutatingProxy.ts";

let proxy: MutatingProxy;

beforeEach(async () => {
  proxy = await startMutatingProxy(await startEchoProvider());
});
afterEach(() => proxy.close());

/** Responds with what it receives. */
async function startEchoProvider(): Promise<ProviderUnderTest> {
  const server = createServer(async (request, response) => {
    const body = (await request.toArray()).join("");
    const { cookie } = request.headers;
    response.writeHead(200, { "content-type": "application/json" });
    response.end(JSON.stringify({ method: request.method, url: request.url, cookie, body }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`,
    setUp: async () => ({}),
    tearDown: async () => {},
    getHeaders: () => ({}),
    resolvePath: (pactPath) => pactPath,
    async close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

const sendRequest = () =>
  fetch(`${proxy.url}/a?b=c`, { method: "POST", headers: { cookie: "d=e" }, body: "f" });

describe("startMutatingProxy", () => {
  it("forwards requests and responses without a mutation", async () => {
    const response = await sendRequest();
    expect(response.headers.get("content-type")).toBe("application/json");
    expect(await response.json()).toEqual({ method: "POST", url: "/a?b=c", cookie: "d=e", body: "f" });
    expect(proxy.countMutated()).toBe(0);
  });

  it("applies the mutation to responses and counts them", async () => {
    proxy.setMutation(setStatus(500));
    expect((await sendRequest()).status).toBe(500);
    expect(proxy.countMutated()).toBe(1);
    proxy.setMutation(undefined);
    expect((await sendRequest()).status).toBe(200);
  });

  it.each([
    ["cannot be applied", removeField("total"), 'The response has no "total".'],
    ["changes nothing", setStatus(200), "The mutation changes nothing."],
  ])("keeps the error if a mutation %s", async (_, mutation, message) => {
    proxy.setMutation(mutation);
    await expect(sendRequest()).rejects.toThrow();
    expect([proxy.countMutated(), proxy.getError()]).toEqual([0, message]);
  });
});
