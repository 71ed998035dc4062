import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startServer } from "../../contracts/startServer.ts";
import { type ChaosProxy, startChaosProxy } from "./chaosProxy.ts";
import { transportFaults } from "./transportFaults.ts";

const body = JSON.stringify({ data: { text: "A text of some length." } });

let proxy: ChaosProxy;
let services: Awaited<ReturnType<typeof startServer>>;

beforeEach(async () => {
  services = await startServer((request, response) => {
    response.writeHead(200, { "content-type": "application/json", "x-host": request.headers.host }).end(body);
  });
  proxy = await startChaosProxy(0, { services: services.url, portal: services.url });
});

afterEach(() => {
  proxy.close();
  services.close();
});

const sendQuery = (worldId = "w1") =>
  fetch(`${proxy.url}/graphql`, {
    method: "POST",
    headers: { cookie: `mock-world=${worldId}` },
    body: JSON.stringify({ query: "query Projects { projects { items { id } } }" }),
    redirect: "manual",
  });

describe("startChaosProxy", () => {
  it("passes requests on with their host, and records the responses by operation", async () => {
    const traffic = proxy.disturb("w1");
    const response = await sendQuery();
    expect([response.headers.get("x-host"), await response.text()]).toEqual([new URL(proxy.url).host, body]);
    expect([...traffic.responses.keys()]).toEqual(["Projects"]);
    expect(traffic.disturbed).toBe(0);
  });

  it("disturbs the operation in its world only, once if asked", async () => {
    const respond = transportFaults["HTML page of a gateway (502)"];
    const traffic = proxy.disturb("w1", { operation: "Projects", respond, isOnce: true });
    proxy.disturb("w2", { operation: "Other", respond, isOnce: false });
    expect((await sendQuery("w2")).status).toBe(200);
    expect((await sendQuery()).status).toBe(502);
    expect((await sendQuery()).status).toBe(200);
    expect(traffic.disturbed).toBe(1);
  });

  it("ends pending requests when the next case begins", async () => {
    const { promise: received, resolve } = Promise.withResolvers<void>();
    // Without a response.
    const respond = () => resolve();
    proxy.disturb("w1", { operation: "Projects", respond, isOnce: false });
    const outcome = sendQuery().catch(() => "failed");
    await received;
    proxy.disturb("w1");
    expect(await outcome).toBe("failed");
  });
});

describe("transport faults", () => {
  const getOutcome = async (fault: keyof typeof transportFaults) => {
    proxy.disturb("w1", { operation: "Projects", respond: transportFaults[fault], isOnce: false });
    try {
      const response = await sendQuery();
      return `${response.status} ${(await response.text()).length} ${response.headers.get("retry-after") ?? ""}`.trim();
    } catch {
      return "failed";
    }
  };

  it.each<[keyof typeof transportFaults, string]>([
    ["connection reset before the headers", "failed"],
    ["connection reset after the headers", "failed"],
    ["half body", "failed"],
    ["half body that ends regularly", `200 ${Math.floor(body.length / 2)}`],
    ["HTML page with status 200", "200 78"],
    ["redirect to a page", "302 0"],
    ["503 with Retry-After of 2 s", "503 0 2"],
    ["429 with Retry-After as a date", "429 0 Wed, 21 Oct 2065 07:28:00 GMT"],
    ["empty body with status 200", "200 0"],
    ["204 without a body", "204 0"],
  ])("%s: %s", async (fault, outcome) => {
    expect(await getOutcome(fault)).toBe(outcome);
  });
});
