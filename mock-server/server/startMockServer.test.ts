import { createServer, type Server } from "node:http";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { buildWorld } from "../scenarios/buildWorld.ts";
import { ScenarioError } from "../scenarios/createScenario.ts";
import { scenarioNames } from "../scenarios/scenarios.ts";
import { countries } from "../seeds/countries/countrySeeds.ts";
import { issueTokens } from "../services/identity/tokens/issueTokens.ts";
import { requireDefined } from "../testing/findRecords.ts";
import { PortTakenError } from "./listen.ts";
import { openPorts, type Ports } from "./ports.ts";
import { type MockServer, replaceMockServer, startMockServer } from "./startMockServer.ts";

const options = {
  country: "SE",
  scenario: "standing",
  port: 0,
  registrationPort: 0,
  identityPort: 0,
  portalPort: 5173,
} as const;

describe("startMockServer", () => {
  let server: MockServer;
  beforeAll(async () => {
    server = await startMockServer(options);
  });
  afterAll(async () => {
    await server.close();
  });

  // Node does not resolve names below localhost, browsers do.
  const getUrl = (origin: string, path: string) => `${origin.replace("localhost", "127.0.0.1")}${path}`;
  const read = async (path: string, init?: RequestInit) => await fetch(getUrl(server.origin, path), init);

  it("creates a standing world for each country", { tags: ["R9.1"] }, () => {
    expect(server.worlds.getStandingCountries()).toEqual(countries);
  });

  it("serves the main API with the default country at plain localhost", { tags: ["R9.11"] }, async () => {
    const response = await read("/graphql", {
      method: "POST",
      body: JSON.stringify({
        query: "{ runtimeConfig { country registrationServiceUrl signIn { instance } } }",
      }),
      headers: { "content-type": "application/json" },
    });
    expect(await response.json()).toEqual({
      data: {
        runtimeConfig: {
          country: "SE",
          registrationServiceUrl: `${server.origins.registration}/se/graphql`,
          signIn: { instance: server.origins.identity },
        },
      },
    });
  });

  it("accepts tokens of its own provider at the REST API", { tags: ["R7.30"] }, async () => {
    const world = requireDefined(server.worlds.get("se"));
    const { id_token } = await issueTokens(world, "account-anna", { origin: server.origins.identity });
    const response = await read("/api/auth/me", { headers: { authorization: `Bearer ${id_token}` } });
    expect(await response.json()).toEqual({ data: { customerAccountId: "account-anna" } });
  });

  it("serves the registration service at the URL of the runtime config", {
    tags: ["R7.40"],
  }, async () => {
    const response = await fetch(getUrl(server.origins.registration, "/se/graphql?query={__typename}"));
    expect(await response.json()).toEqual({ data: { __typename: "Query" } });
  });

  it("serves the sign-in provider", async () => {
    const discovery = "/se.onmicrosoft.com/B2C_1_signin/v2.0/.well-known/openid-configuration";
    const response = await fetch(getUrl(server.origins.identity, discovery));
    expect(await response.json()).toMatchObject({
      token_endpoint: expect.stringContaining(server.origins.identity),
    });
  });

  it("serves the console with its style sheet", async () => {
    const page = await read("/");
    expect(page.headers.get("content-type")).toMatch(/^text\/html/);
    expect(await page.text()).toContain('src="/console.js"');
    const style = await read("/console.css");
    expect(style.headers.get("content-type")).toMatch(/^text\/css/);
  });

  it("creates worlds by the control API", async () => {
    const response = await read("/control/worlds", {
      method: "POST",
      body: '{"country":"NO","id":"made"}',
      headers: { "content-type": "application/json" },
    });
    expect(response.status).toBe(201);
    const configResponse = await read("/graphql?query={runtimeConfig{country}}", {
      headers: { cookie: "mock-world=made" },
    });
    expect(await configResponse.json()).toEqual({ data: { runtimeConfig: { country: "NO" } } });
  });

  it.each([
    { path: "/nothing", message: "There is nothing at GET /nothing." },
    { path: "/api/nothing", message: "There is nothing at GET /api/nothing." },
    { path: "/control/nothing", message: "There is no control route GET /control/nothing." },
  ])("responds with 404 and a message at $path", async ({ path, message }) => {
    const response = await read(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ message });
  });

  it("survives a malformed body", async () => {
    const malformed = await read("/control/worlds", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{",
    });
    expect(malformed.status).toBe(400);
    expect((await read("/control/worlds")).status).toBe(200);
  });
});

describe("replaceMockServer", () => {
  let ports: Ports;
  let running: MockServer;
  beforeEach(async () => {
    ports = await openPorts(options);
    running = replaceMockServer(options, ports, undefined, { rebuildStanding: false }).server;
    running.worlds.add(buildWorld({ id: "made", country: "NO", scenario: "standing" }));
  });
  afterEach(async () => {
    await running.close();
  });
  const request = async (path: string) => await fetch(`http://${ports.backend.address}${path}`);

  it("takes over ports and worlds, and ends the streams of the replaced server", async () => {
    const stream = await request("/control/worlds/made/journal/live");
    const { server, problems } = replaceMockServer(options, ports, running, { rebuildStanding: true });
    expect(problems).toEqual([]);
    expect(server.origins).toEqual(running.origins);
    expect(server.worlds.get("made")).not.toBe(running.worlds.get("made"));
    await expect(stream.text()).rejects.toThrow("terminated");
    server.worlds.delete("se");
    expect(await (await request("/health")).json()).toEqual({ status: "ok", worlds: 8 });
    server.stopDeleting();
  });

  it("leaves the running server if it throws", async () => {
    const changed = { ...options, scenario: "nothing" };
    expect(() => replaceMockServer(changed, ports, running, { rebuildStanding: false })).toThrow(
      ScenarioError,
    );
    expect(await (await request("/health")).json()).toEqual({ status: "ok", worlds: 9 });
  });
});

describe("startMockServer with a scenario", () => {
  it.each(scenarioNames)("accepts %s", async (scenario) => {
    const server = await startMockServer({ ...options, scenario });
    expect(server.worlds.getStanding("SE")?.scenario).toBe(scenario);
    await server.close();
  });

  it("rejects an unknown one with an error that lists the known ones", async () => {
    const started = startMockServer({ ...options, scenario: "nothing" });
    await expect(started).rejects.toThrow(ScenarioError);
    await expect(started).rejects.toThrow('There is no scenario "nothing". Known scenarios: standing');
  });
});

describe("startMockServer with a taken port", () => {
  let other: Server;
  let port: number;
  beforeAll(async () => {
    other = createServer();
    await new Promise<void>((opened) => other.listen(0, "127.0.0.1", opened));
    const address = other.address();
    port = typeof address === "object" ? (address?.port ?? 0) : 0;
  });
  afterAll(async () => {
    await new Promise((closed) => other.close(closed));
  });

  it.each([
    { option: "--port", change: () => ({ port }) },
    { option: "--registration-port", change: () => ({ registrationPort: port }) },
    { option: "--identity-port", change: () => ({ identityPort: port }) },
  ])("rejects with an error that names $option", async ({ option, change }) => {
    const started = startMockServer({ ...options, ...change() });
    await expect(started).rejects.toThrow(PortTakenError);
    await expect(started).rejects.toThrow(`Port ${port} is taken. Choose another with ${option} <number>.`);
  });

  it("closes the ports it had opened", async () => {
    const first = await startMockServer(options);
    const opened = Number(new URL(first.origin).port);
    await first.close();
    await expect(startMockServer({ ...options, port: opened, identityPort: port })).rejects.toThrow(
      PortTakenError,
    );
    const again = await startMockServer({ ...options, port: opened });
    expect(new URL(again.origin).port).toBe(String(opened));
    await again.close();
  });
});
