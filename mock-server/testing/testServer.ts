import { afterAll, beforeAll } from "vitest";
import { type MockServer, type MockServerOptions, startMockServer } from "../server/startMockServer.ts";
import type { World } from "../world/world.ts";
import { worldCookie } from "../world/worldRegistry.ts";
import { requireDefined } from "./findRecords.ts";

/** The mock server on real ports, running during the tests of a file. */
export interface TestServer {
  readonly mock: MockServer;
  /** Requests a path of the main API's port, in a world if given. */
  request(path: string, init?: RequestInit, world?: string): Promise<Response>;
  requestRegistration(path: string, init?: RequestInit): Promise<Response>;
  requestIdentity(path: string, init?: RequestInit): Promise<Response>;
  /** Sends JSON to the control API, by POST unless another method is given. */
  requestControl(path: string, body?: unknown, method?: string): Promise<Response>;
  /** Creates a world through the control API. */
  createWorld(plan: { id: string; country: string; scenario?: string; parameters?: unknown }): Promise<World>;
}

// Node does not resolve `localhost` on every machine to the address the server listens on.
const replaceLocalhost = (origin: string) => origin.replace("localhost", "127.0.0.1");

export function startTestServer(changes: Partial<MockServerOptions> = {}): TestServer {
  let started: MockServer | undefined;
  const mock = () => requireDefined(started);
  beforeAll(async () => {
    started = await startMockServer(changes);
  });
  afterAll(async () => {
    await started?.close();
  });
  const request: TestServer["request"] = async (path, init = {}, world) => {
    const headers = new Headers(init.headers);
    if (world !== undefined) headers.set("cookie", `${worldCookie}=${world}`);
    return await fetch(`${replaceLocalhost(mock().origin)}${path}`, { ...init, headers });
  };
  const requestControl: TestServer["requestControl"] = async (path, body, method = "POST") =>
    await request(`/control${path}`, {
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
    request,
    requestControl,
    requestRegistration: async (path, init) =>
      await fetch(`${replaceLocalhost(mock().origins.registration)}${path}`, init),
    requestIdentity: async (path, init) =>
      await fetch(`${replaceLocalhost(mock().origins.identity)}${path}`, { redirect: "manual", ...init }),
    createWorld: async (plan) => {
      const response = await requestControl("/worlds", plan);
      if (response.status !== 201) throw new Error(await response.text());
      return requireDefined(mock().worlds.get(plan.id));
    },
  };
}
