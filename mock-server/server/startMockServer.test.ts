import { createServer, type Server } from "node:http";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { buildWorld } from "../scenarios/buildWorld.ts";
import { ScenarioError } from "../scenarios/createScenario.ts";
import { countries } from "../seeds/countries/countrySeeds.ts";
import { ListenError } from "./listen.ts";
import { openPorts, type Ports } from "./ports.ts";
import { type MockServer, replaceMockServer, startMockServer } from "./startMockServer.ts";

const options = {
  country: "SE",
  scenario: "lists",
  port: 0,
  registrationPort: 0,
  identityPort: 0,
  portalPort: 5173,
} as const;

// Node does not resolve `localhost` on every machine to the address the server listens on.
const getUrl = (origin: string, path: string) => `${origin.replace("localhost", "127.0.0.1")}${path}`;

describe("replaceMockServer", () => {
  let ports: Ports;
  let running: MockServer;
  beforeEach(async () => {
    ports = await openPorts(options);
    running = replaceMockServer(options, ports, undefined, { rebuildStanding: false });
    running.worlds.add(buildWorld({ id: "made", country: "NO", scenario: "standing" }));
  });
  afterEach(async () => {
    await running.close();
  });
  const request = async (path: string) => await fetch(getUrl(running.origin, path));

  it("takes over ports and worlds", async () => {
    const server = replaceMockServer(options, ports, running, { rebuildStanding: true });
    expect(server.origins).toEqual(running.origins);
    expect(server.worlds.get("made")).toBe(running.worlds.get("made"));
    expect(server.worlds.get("se")).not.toBe(running.worlds.get("se"));
    server.worlds.delete("se");
    expect(await (await request("/health")).json()).toEqual({ status: "ok", worlds: countries.length });
  });

  it("leaves the running server if it throws", async () => {
    const changed = { ...options, scenario: "nothing" };
    expect(() => replaceMockServer(changed, ports, running, { rebuildStanding: false })).toThrow(
      ScenarioError,
    );
    expect(await (await request("/health")).json()).toEqual({ status: "ok", worlds: countries.length + 1 });
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
    ["--port", "port"],
    ["--registration-port", "registrationPort"],
    ["--identity-port", "identityPort"],
  ])("rejects with an error that names %s", async (option, name) => {
    const started = startMockServer({ ...options, [name]: port });
    await expect(started).rejects.toThrow(ListenError);
    await expect(started).rejects.toThrow(`Port ${port} is taken. Choose another with ${option} <number>.`);
  });

  it("closes the ports it had opened", async () => {
    const first = await startMockServer(options);
    const opened = Number(new URL(first.origin).port);
    await first.close();
    await expect(startMockServer({ ...options, port: opened, identityPort: port })).rejects.toThrow(
      ListenError,
    );
    const again = await startMockServer({ ...options, port: opened });
    expect(new URL(again.origin).port).toBe(String(opened));
    await again.close();
  });
});
