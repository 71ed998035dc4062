import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createIdentityApp } from "../server/identityApp.ts";
import { createMainApiApp } from "../server/mainApiApp.ts";
import { createRegistrationApp } from "../server/registrationApp.ts";
import { origins } from "../testing/services.ts";
import { createStandingWorld } from "../testing/worlds.ts";
import { deleteIdleWorlds } from "./idleWorlds.ts";
import { WorldRegistry } from "./worldRegistry.ts";

const minute = 60_000;
const worlds = new WorldRegistry();
const ids = () => worlds.all().map(({ id }) => id);
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  for (const id of ["se", "mine", "yours"]) worlds.replace(createStandingWorld("SE", id));
  stop = deleteIdleWorlds(worlds, 10);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe("deleteIdleWorlds", () => {
  it("deletes unused worlds except standing ones", () => {
    vi.advanceTimersByTime(9 * minute);
    expect(ids()).toEqual(["se", "mine", "yours"]);
    vi.advanceTimersByTime(2 * minute);
    expect(ids()).toEqual(["se"]);
    vi.advanceTimersByTime(1000 * minute);
    expect(ids()).toEqual(["se"]);
  });

  const main = createMainApiApp({ worlds, defaultCountry: "SE", origins });
  const registration = createRegistrationApp({ worlds, origins });
  const identity = createIdentityApp({ worlds, origin: origins.identity });
  const headers = { cookie: "mock-world=mine" };

  it.each([
    { title: "the main API", use: () => main.request("/graphql?query={__typename}", { headers }) },
    { title: "REST", use: () => main.request("/api/campaigns", { headers }) },
    {
      title: "the registration service",
      use: () => registration.request("/mine/graphql?query={__typename}"),
    },
    {
      title: "the sign-in provider",
      use: () => identity.request("/mine.onmicrosoft.com/B2C_1_signin/discovery/v2.0/keys"),
    },
  ])("keeps a world that is used by $title, but not by a list of all", async ({ use }) => {
    for (let round = 0; round < 3; round++) {
      vi.advanceTimersByTime(8 * minute);
      expect((await use()).status).toBe(200);
      worlds.all();
    }
    expect(ids()).toEqual(["se", "mine"]);
  });

  it("deletes nothing after it was stopped", () => {
    stop();
    vi.advanceTimersByTime(1000 * minute);
    expect(ids()).toEqual(["se", "mine", "yours"]);
  });
});
