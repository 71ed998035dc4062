import { beforeEach, expect } from "vitest";
import { createSnapshot } from "../world/snapshot.ts";
import type { TestServer } from "./testServer.ts";

/** Serializes all worlds except their clocks. */
export function serializeWorlds(server: TestServer): string {
  const worlds = server.mock.worlds.all().map((world) => {
    const { now, ...data } = createSnapshot(world);
    return { ...data, faults: world.faults.all(), calls: world.journal.entries() };
  });
  return JSON.stringify(worlds);
}

/**
 * Creates the world "mine" for each test. Returns a function that expects a rejection: status and message match, no world
 * has changed, and the server still responds.
 */
export function createRejectionCheck(server: TestServer) {
  let before = "";
  beforeEach(async () => {
    if (!server.mock.worlds.get("mine")) await server.createWorld({ id: "mine", country: "SE" });
    before = serializeWorlds(server);
  });
  return async (response: Response, status: number, message: RegExp): Promise<void> => {
    expect(await response.json()).toEqual({ message: expect.stringMatching(message) });
    expect(response.status).toBe(status);
    expect(serializeWorlds(server)).toBe(before);
    expect((await server.request("/control/worlds")).status).toBe(200);
  };
}
