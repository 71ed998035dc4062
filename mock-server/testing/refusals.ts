import { beforeEach, expect } from "vitest";
import { snapshotOf } from "../world/snapshot.ts";
import type { RunningServer } from "./runningServer.ts";

/** Everything in every world, clocks excepted. */
export function everythingIn(server: RunningServer): string {
  const worlds = server.mock.worlds.all().map((world) => {
    const { now, ...data } = snapshotOf(world);
    return { ...data, faults: world.faults.all(), calls: world.journal.entries() };
  });
  return JSON.stringify(worlds);
}

/**
 * Makes the world "mine" for each test and gives the check of a refusal: status and message are as expected, no world
 * was touched, and the server answers on.
 */
export function refusalsOf(server: RunningServer) {
  let before = "";
  beforeEach(async () => {
    if (!server.mock.worlds.get("mine")) await server.create({ id: "mine", country: "SE" });
    before = everythingIn(server);
  });
  return async (response: Response, status: number, message: RegExp): Promise<void> => {
    expect(await response.json()).toEqual({ message: expect.stringMatching(message) });
    expect(response.status).toBe(status);
    expect(everythingIn(server)).toBe(before);
    expect((await server.ask("/control/worlds")).status).toBe(200);
  };
}
