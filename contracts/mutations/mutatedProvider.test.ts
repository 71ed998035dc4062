import { createServer } from "node:http";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { ProviderUnderTest } from "../providerUnderTest.ts";
import { withStatus } from "./httpMutations.ts";
import { removed } from "./jsonMutations.ts";
import { type MutableProvider, mutatedProvider } from "./mutatedProvider.ts";

let provider: MutableProvider;

beforeEach(async () => {
  provider = await mutatedProvider(await echo());
});
afterEach(() => provider.close());

/** Answers with what it was sent. */
async function echo(): Promise<ProviderUnderTest> {
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
    headers: () => ({}),
    path: (inPact) => inPact,
    async close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

const call = () => fetch(`${provider.url}/a?b=c`, { method: "POST", headers: { cookie: "d=e" }, body: "f" });

it("lets calls and answers through", async () => {
  const answer = await call();
  expect(answer.headers.get("content-type")).toBe("application/json");
  expect(await answer.json()).toEqual({ method: "POST", url: "/a?b=c", cookie: "d=e", body: "f" });
  expect(provider.broken()).toBe(0);
});

it("breaks answers, and counts them", async () => {
  provider.breakBy(withStatus(500));
  expect((await call()).status).toBe(500);
  expect(provider.broken()).toBe(1);
  provider.breakBy(undefined);
  expect((await call()).status).toBe(200);
});

it.each([
  ["does not fit", removed("total"), 'The answer has no "total".'],
  ["changes nothing", withStatus(200), "It changes nothing."],
])("tells of a mutation that %s", async (_, mutation, problem) => {
  provider.breakBy(mutation);
  await expect(call()).rejects.toThrow();
  expect([provider.broken(), provider.problem()]).toEqual([0, problem]);
});
