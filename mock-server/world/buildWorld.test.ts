import { afterEach, describe, expect, it, vi } from "vitest";
import type { Country } from "../generated/mainApi.ts";
import { startOfTime } from "../testing/worlds.ts";
import { buildWorld } from "./buildWorld.ts";
import { countrySeeds } from "./countries/countrySeeds.ts";
import type { World } from "./world.ts";

const countries: Country[] = Object.values(countrySeeds).map(({ country }) => country);

/** All that is data in a world. */
function dataOf({ clock, nextId, ...data }: World) {
  return data;
}

const build = (country: Country, now = startOfTime) =>
  buildWorld({ id: "twin", country, scenario: "standing", now });

afterEach(() => {
  vi.restoreAllMocks();
});

describe("buildWorld", () => {
  it.each(countries)("makes the same world of the same plan in %s", (country) => {
    let machineTime = startOfTime.getTime();
    let step = 0;
    // The machine's clock goes on whenever it is looked at, never by the same step.
    vi.spyOn(Date, "now").mockImplementation(() => {
      step += 1;
      machineTime += step;
      return machineTime;
    });
    expect(dataOf(build(country))).toEqual(dataOf(build(country)));
  });

  it("makes worlds that share nothing", () => {
    const [one, other] = [build("DE"), build("DE")];
    const before = structuredClone(other.requests);
    for (const request of one.requests) request.customer.city = "Elsewhere";
    one.projects.pop();
    one.nextId("window");
    expect(other.requests).toEqual(before);
    expect(other.projects).toHaveLength(25);
    expect(other.nextId("window")).toBe("window-6");
  });

  it("starts the clock at the plan's time and lets it run", () => {
    const machine = vi.spyOn(Date, "now").mockReturnValue(1000);
    const { clock } = build("DE");
    expect(clock.now()).toEqual(startOfTime);
    machine.mockReturnValue(61_000);
    expect(clock.now()).toEqual(new Date("2026-03-09T08:01:00Z"));
  });

  it("counts the days of what it holds from the plan's time", () => {
    const later = new Date(startOfTime.getTime() + 86_400_000);
    const [first] = build("DE").projects;
    const [dayAfter] = build("DE", later).projects;
    expect(first?.createdAt).toBe("2026-03-06T08:00:00.000Z");
    expect(dayAfter?.createdAt).toBe("2026-03-07T08:00:00.000Z");
  });

  it("gives every kind of thing ids that count up from 1", () => {
    const { windows, requests, notifications, nextId } = build("DE");
    expect(windows.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5].map((number) => `window-${number}`));
    expect(new Set(requests.map(({ id }) => id)).size).toBe(requests.length);
    expect(new Set(notifications.map(({ id }) => id)).size).toBe(notifications.length);
    expect(nextId("attachment")).toBe("attachment-1");
    expect(nextId("attachment")).toBe("attachment-2");
  });

  it("does not know an unknown scenario, and lists the known ones", () => {
    const plan = { id: "de", country: "DE", scenario: "Standing" } as const;
    expect(() => buildWorld(plan)).toThrow(/There is no scenario "Standing"\. Known scenarios: standing\b/);
  });
});
