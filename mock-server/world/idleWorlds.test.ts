import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createIdentityApp } from "../identity/identityApp.ts";
import { createMainApiApp } from "../main-api/mainApiApp.ts";
import { createRegistrationApp } from "../registration/registrationApp.ts";
import { origins } from "../testing/services.ts";
import { freshWorld } from "../testing/worlds.ts";
import { deleteIdleWorlds, sweep } from "./idleWorlds.ts";
import { WorldRegistry } from "./worldRegistry.ts";

let worlds: WorldRegistry;
let stop = () => {};
const minute = 60_000;
const ids = () => worlds.all().map(({ id }) => id);

beforeEach(() => {
  vi.useFakeTimers();
  worlds = new WorldRegistry();
  for (const world of [freshWorld("SE"), freshWorld("SE", "mine"), freshWorld("SE", "yours")])
    worlds.add(world);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe("worlds that nobody uses", () => {
  it("go once they were unused for the time, standing ones never", () => {
    stop = deleteIdleWorlds(worlds, 10);
    vi.advanceTimersByTime(9 * minute);
    expect(ids()).toEqual(["se", "mine", "yours"]);
    vi.advanceTimersByTime(2 * minute);
    expect(ids()).toEqual(["se"]);
    vi.advanceTimersByTime(1000 * minute);
    expect(ids()).toEqual(["se"]);
  });

  it("stay while they are used", () => {
    stop = deleteIdleWorlds(worlds, 10);
    for (let round = 0; round < 5; round++) {
      vi.advanceTimersByTime(8 * minute);
      worlds.get("mine");
    }
    expect(ids()).toEqual(["se", "mine"]);
  });

  it("stay once the server has ended", () => {
    deleteIdleWorlds(worlds, 10)();
    vi.advanceTimersByTime(1000 * minute);
    expect(ids()).toEqual(["se", "mine", "yours"]);
  });

  it("are told by their ids", () => {
    expect(sweep(worlds, performance.now() + 1)).toEqual(["mine", "yours"]);
    expect(sweep(worlds, performance.now() + 1)).toEqual([]);
  });
});

describe("a use of a world", () => {
  const cookie = "mock-world=mine";
  it.each([
    {
      title: "a call of the main API",
      use: () =>
        createMainApiApp({ worlds, defaultCountry: "SE", origins }).request("/graphql?query={__typename}", {
          headers: { cookie },
        }),
    },
    {
      title: "a REST call",
      use: () =>
        createMainApiApp({ worlds, defaultCountry: "SE", origins }).request("/api/campaigns", {
          headers: { cookie },
        }),
    },
    {
      title: "a call of the registration service",
      use: () => createRegistrationApp({ worlds, origins }).request("/mine/graphql?query={__typename}"),
    },
    {
      title: "a call of its provider",
      use: () =>
        createIdentityApp({ worlds, origin: origins.identity }).request(
          "/mine.onmicrosoft.com/B2C_1_signin/discovery/v2.0/keys",
        ),
    },
  ])("is $title, and leaves other worlds idle", async ({ use }) => {
    vi.advanceTimersByTime(minute);
    const moment = performance.now() - 1;
    expect((await use()).status).toBe(200);
    expect(sweep(worlds, moment)).toEqual(["yours"]);
  });

  it("is no listing of all worlds", () => {
    vi.advanceTimersByTime(minute);
    worlds.all();
    expect(sweep(worlds, performance.now() - 1)).toEqual(["mine", "yours"]);
  });
});
