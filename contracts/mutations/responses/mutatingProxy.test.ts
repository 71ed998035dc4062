import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { buildWorld } from "../../../mock-server/scenarios/buildWorld.ts";
import { startServer } from "../../startServer.ts";
import type { ProviderUnderTest } from "../../verification/providerUnderTest.ts";
import { type ActiveMutation, createActiveMutation } from "../activeMutation.ts";
import { setStatus } from "./httpMutations.ts";
import { removeField } from "./jsonMutations.ts";
import { startMutatingProxy } from "./mutatingProxy.ts";

const world = buildWorld({ id: "se", country: "SE", scenario: "empty" });
let active: ActiveMutation;
let proxy: ProviderUnderTest;

beforeEach(async () => {
  active = createActiveMutation();
  proxy = await startMutatingProxy(await startEchoProvider(), active, () => world);
});
afterEach(() => proxy.close());

/** Responds with what it receives. */
async function startEchoProvider(): Promise<ProviderUnderTest> {
  const server = await startServer(async (request, response) => {
    const body = (await request.toArray()).join("");
    const { cookie } = request.headers;
    response.writeHead(200, { "content-type": "application/json" });
    response.end(JSON.stringify({ method: request.method, url: request.url, cookie, body }));
  });
  return {
    url: server.url,
    setUp: async () => ({}),
    tearDown: async () => {},
    getHeaders: () => ({}),
    resolvePath: (pactPath) => pactPath,
    close: async () => server.close(),
  };
}

const sendRequest = () =>
  fetch(`${proxy.url}/a?b=c`, { method: "POST", headers: { cookie: "d=e" }, body: "f" });

describe("startMutatingProxy", () => {
  it("forwards requests and responses without a mutation", async () => {
    const response = await sendRequest();
    expect(response.headers.get("content-type")).toBe("application/json");
    expect(await response.json()).toEqual({ method: "POST", url: "/a?b=c", cookie: "d=e", body: "f" });
    expect(active.appliedCount).toBe(0);
  });

  it("applies the mutation to responses and counts them", async () => {
    active.mutation = { response: setStatus(500) };
    expect((await sendRequest()).status).toBe(500);
    expect(active.appliedCount).toBe(1);
    active.mutation = undefined;
    expect((await sendRequest()).status).toBe(200);
  });

  it("applies the mutation to requests, with the world of the provider state", async () => {
    active.mutation = { request: (request, { id }) => ({ ...request, body: Buffer.from(id) }) };
    expect(await (await sendRequest()).json()).toMatchObject({ method: "POST", url: "/a?b=c", body: "se" });
    expect(active.appliedCount).toBe(1);
  });

  it.each([
    ["cannot be applied", removeField("total"), 'The response has no "total".'],
    ["changes nothing", setStatus(200), "The mutation changes nothing."],
  ])("responds 500 and keeps the error if a mutation %s", async (_, mutation, message) => {
    active.mutation = { response: mutation };
    expect((await sendRequest()).status).toBe(500);
    expect([active.appliedCount, active.error]).toEqual([0, message]);
  });
});
