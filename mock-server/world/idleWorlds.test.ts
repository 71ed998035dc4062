import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createIdentityApp } from "../server/identityApp.ts";
import { createMainApiApp } from "../server/mainApiApp.ts";
import { createRegistrationApp } from "../server/registrationApp.ts";
import { origins } from "../testing/services.ts";
import { createStandingWorld } from "../testing/worlds.ts";
import { deleteIdleWorlds, deleteWorldsUnusedSince } from "./idleWorlds.ts";
import { WorldRegistry } from "./worldRegistry.ts";

let worlds: WorldRegistry;
let stop = () => {};
const minute = 60_000;
const ids = () => worlds.all().map(({ id }) => id);

beforeEach(() => {
  vi.useFakeTimers();
  worlds = new WorldRegistry();
  for (const world of [
    createStandingWorld("SE"),
    createStandingWorld("SE", "mine"),
    createStandingWorld("SE", "yours"),
  ])
    worlds.add(world);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe("deleteIdleWorlds", () => {
  it("deletes unused worlds except standing ones", () => {
    stop = deleteIdleWorlds(worlds, 10);
    vi.advanceTimersByTime(9 * minute);
    expect(ids()).toEqual(["se", "mine", "yours"]);
    vi.advanceTimersByTime(2 * minute);
    expect(ids()).toEqual(["se"]);
    vi.advanceTimersByTime(1000 * minute);
    expect(ids()).toEqual(["se"]);
  });

  it("keeps worlds that are used", () => {
    stop = deleteIdleWorlds(worlds, 10);
    for (let round = 0; round < 5; round++) {
      vi.advanceTimersByTime(8 * minute);
      worlds.get("mine");
    }
    expect(ids()).toEqual(["se", "mine"]);
  });

  it("deletes nothing after it was stopped", () => {
    deleteIdleWorlds(worlds, 10)();
    vi.advanceTimersByTime(1000 * minute);
    expect(ids()).toEqual(["se", "mine", "yours"]);
  });

  it("returns the ids of deleted worlds", () => {
    expect(deleteWorldsUnusedSince(worlds, performance.now() + 1)).toEqual(["mine", "yours"]);
    expect(deleteWorldsUnusedSince(worlds, performance.now() + 1)).toEqual([]);
  });
});

describe("last use of a world", () => {
  const cookie = "mock-world=mine";
  it.each([
    {
      title: "a main API request",
      use: () =>
        createMainApiApp({ worlds, defaultCountry: "SE", origins }).request("/graphql?query={__typename}", {
          headers: { cookie },
        }),
    },
    {
      title: "a REST request",
      use: () =>
        createMainApiApp({ worlds, defaultCountry: "SE", origins }).request("/api/campaigns", {
          headers: { cookie },
        }),
    },
    {
      title: "a request to the registration service",
      use: () => createRegistrationApp({ worlds, origins }).request("/mine/graphql?query={__typename}"),
    },
    {
      title: "a request to its sign-in provider",
      use: () =>
        createIdentityApp({ worlds, origin: origins.identity }).request(
          "/mine.onmicrosoft.com/B2C_1_signin/discovery/v2.0/keys",
        ),
    },
  ])("is updated by $title, for that world only", async ({ use }) => {
    vi.advanceTimersByTime(minute);
    const before = performance.now() - 1;
    expect((await use()).status).toBe(200);
    expect(deleteWorldsUnusedSince(worlds, before)).toEqual(["yours"]);
  });

  it("is not updated by listing all worlds", () => {
    vi.advanceTimersByTime(minute);
    worlds.all();
    expect(deleteWorldsUnusedSince(worlds, performance.now() - 1)).toEqual(["mine", "yours"]);
  });
});
