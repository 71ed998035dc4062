import { SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { requireDefined } from "#testing/findRecords.ts";
import { startHalfBackend } from "#testing/halfBackend.ts";
import operations from "../../schema/operations.json" with { type: "json" };
import { type MockServer, startMockServer } from "./startMockServer.ts";

let backend: Awaited<ReturnType<typeof startHalfBackend>>;
let mock: MockServer;
beforeAll(async () => {
  backend = await startHalfBackend();
  mock = await start(backend.origin);
});
afterAll(async () => {
  await mock.close();
  await backend.close();
});

function start(url: string): Promise<MockServer> {
  const mocks = ["FaqContent", "Attachments"].map((operation) => ({
    operation,
    effect: { kind: "mock" } as const,
  }));
  return startMockServer({ backend: url, mocks });
}

const send = async (path: string, init: RequestInit = {}, server = mock) =>
  await fetch(`${server.origin.replace("localhost", "127.0.0.1")}${path}`, init);

async function request(query: string, token?: string) {
  const headers = {
    "content-type": "application/json",
    cookie: "mock-world=de; locale=de-DE",
    ...(token && { authorization: `Bearer ${token}` }),
  };
  const response = await send("/graphql", { method: "POST", headers, body: JSON.stringify({ query }) });
  return await response.json();
}

const addFault = async (fault: object, server = mock) => {
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify(fault);
  const response = await send("/control/worlds/de/faults", { method: "POST", headers, body }, server);
  return { status: response.status, body: await response.json() };
};

/** A token of the backend's own provider. */
const issueToken = (sub: string, seconds = 3600) =>
  new SignJWT({ given_name: "Mia", family_name: "Berg", emails: ["mia@example.com"] })
    .setProtectedHeader({ alg: "HS256" })
    .setIssuer("https://login.example.com/")
    .setSubject(sub)
    .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
    .sign(new TextEncoder().encode("a secret of another provider, which nobody else has"));

describe("mock server in front of a backend", () => {
  it("gives each customer of the backend's provider a world, whose file links need no token", async () => {
    const before = mock.worlds.all().length;
    const query =
      "query Attachments { projects(take: 10, skip: 0) { items { project { projectFiles { link } } } } }";
    const [mine, others] = await Promise.all(
      ["ida", "ole"].map(async (sub) => JSON.stringify(await request(query, await issueToken(sub)))),
    );
    expect(mock.worlds.all().length).toBe(before + 2);
    const world = requireDefined(mock.worlds.all().at(-1));
    expect(world.accounts[0]).toMatchObject({ firstName: "Mia", lastName: "Berg", email: "mia@example.com" });
    const [link = ""] = /\/files\/[^"]+/.exec(mine ?? "") ?? [];
    expect(others).not.toContain(link);
    expect((await send(link)).status).toBe(200);
    expect((await send("/files/nothing.pdf")).headers.get("date")).not.toBeNull();
  });

  it("rejects a token that has expired, so that the portal refreshes it", async () => {
    const response = await request(operations.FaqContent, await issueToken("mia", -60));
    expect(response.errors[0].extensions.code).toBe("AUTH_NOT_AUTHORIZED");
  });

  it("applies delays and faults to calls of the backend, and mocks operations chosen while it runs", async () => {
    await addFault({ operation: "ShowAccount", calls: 1, effect: { kind: "status", status: 503 } });
    const count = backend.received.length;
    await expect(request(operations.ShowAccount, await issueToken("mia"))).rejects.toThrow("JSON");
    expect(backend.received.length).toBe(count);
    await addFault({
      operation: "ShowAccount",
      calls: 1,
      effect: { kind: "partialData", path: "showAccount.email" },
    });
    const { data } = await request(operations.ShowAccount, await issueToken("mia"));
    expect(data.showAccount).toMatchObject({ id: "4711", email: null });
    await addFault({ operation: "ShowAccount", effect: { kind: "mock" } });
    const { data: mocked } = await request(operations.ShowAccount, await issueToken("mia"));
    expect(mocked.showAccount).toMatchObject({ firstName: "Mia", email: "mia@example.com" });
    expect(mocked.showAccount.id).not.toBe("4711");
  });

  it("refuses a fault that hides a mutation from the customer, if the backend is elsewhere", async () => {
    const effect = { kind: "truncated" };
    const remote = await start("https://api.example.com");
    const refused = { status: 400, body: { message: expect.stringContaining("https://api.example.com") } };
    for (const target of [{ operation: "UpdateCustomer" }, { service: "main-api" }, { path: "/graphql" }]) {
      expect(await addFault({ ...target, effect }, remote)).toEqual(refused);
    }
    for (const target of [{ operation: "Projects" }, { path: "/api/campaigns" }]) {
      expect((await addFault({ ...target, effect }, remote)).status).toBe(201);
    }
    const harmless = { operation: "UpdateCustomer", effect: { kind: "latency", milliseconds: 5 } };
    expect((await addFault(harmless, remote)).status).toBe(201);
    expect((await addFault({ operation: "MakeNotificationRead", calls: 1, effect })).status).toBe(201);
    await remote.close();
  });

  it("closes the connection if the backend cannot be reached", async () => {
    const lost = await start("http://127.0.0.1:1");
    await expect(send("/api/auth/me", {}, lost)).rejects.toThrow();
    expect(lost.worlds.get("de")?.journal.entries()).toMatchObject([{ status: 0, backend: true }]);
    await lost.close();
  });
});

it("a mock server without a backend refuses the effect mock", async () => {
  const server = await startMockServer();
  expect(await addFault({ operation: "Projects", effect: { kind: "mock" } }, server)).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining("PORTAL_BACKEND") },
  });
  await server.close();
});
