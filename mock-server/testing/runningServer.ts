import { afterAll, beforeAll } from "vitest";
import { type MockServer, type MockServerOptions, startMockServer } from "../startMockServer.ts";
import type { World } from "../world/world.ts";
import { worldCookie } from "../world/worldOfRequest.ts";
import { found } from "./records.ts";

/** The mock backend on real ports, from the first test of a file to its last. */
export interface RunningServer {
  readonly mock: MockServer;
  /** Asks the main API's port; in a world where one is named. */
  ask(path: string, init?: RequestInit, world?: string): Promise<Response>;
  askRegistration(path: string, init?: RequestInit): Promise<Response>;
  askProvider(path: string, init?: RequestInit): Promise<Response>;
  /** Posts JSON to the control API. */
  control(path: string, body?: unknown, method?: string): Promise<Response>;
  /** Makes a world by the control API. */
  create(plan: { id: string; country: string; scenario?: string; parameters?: unknown }): Promise<World>;
}

// Node does not resolve every name below localhost, browsers do.
const reachable = (origin: string) => origin.replace("localhost", "127.0.0.1");

export function runServer(changes: Partial<MockServerOptions> = {}): RunningServer {
  let started: MockServer | undefined;
  const mock = () => found(started);
  beforeAll(async () => {
    const ports = { port: 0, registrationPort: 0, identityPort: 0, portalPort: 5173 };
    started = await startMockServer({ country: "DE", scenario: "standing", ...ports, ...changes });
  });
  afterAll(async () => {
    await started?.close();
  });
  const ask: RunningServer["ask"] = async (path, init = {}, world) => {
    const headers = new Headers(init.headers);
    if (world !== undefined) headers.set("cookie", `${worldCookie}=${world}`);
    return await fetch(`${reachable(mock().origin)}${path}`, { ...init, headers });
  };
  const control: RunningServer["control"] = async (path, body, method = "POST") =>
    await ask(`/control${path}`, {
      method,
      ...(body !== undefined && {
        body: JSON.stringify(body),
        headers: { "content-type": "application/json" },
      }),
    });
  return {
    get mock() {
      return mock();
    },
    ask,
    control,
    askRegistration: async (path, init) =>
      await fetch(`${reachable(mock().origins.registration)}${path}`, init),
    askProvider: async (path, init) =>
      await fetch(`${reachable(mock().origins.identity)}${path}`, { redirect: "manual", ...init }),
    create: async (plan) => {
      const response = await control("/worlds", plan);
      if (response.status !== 201) throw new Error(await response.text());
      return found(mock().worlds.get(plan.id));
    },
  };
}
