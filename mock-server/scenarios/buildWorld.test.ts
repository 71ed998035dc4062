import { afterEach, describe, expect, it, vi } from "vitest";
import { createId } from "../../schema/createId.ts";
import type { Country } from "../../schema/locales.ts";
import { startTime } from "../testing/worlds.ts";
import type { World } from "../world/world.ts";
import { buildWorld } from "./buildWorld.ts";

/** The plain data of a world. */
function getData({ clock, nextId, ...data }: World) {
  return data;
}

const build = (country: Country, now = startTime) =>
  buildWorld({ id: "built", country, scenario: "standing", now });

afterEach(() => {
  vi.restoreAllMocks();
});

describe("buildWorld", () => {
  it("builds equal worlds from equal plans, regardless of the machine's clock", () => {
    let machineTime = startTime.getTime();
    let step = 0;
    // The machine's clock advances with each reading, each time by another step.
    vi.spyOn(Date, "now").mockImplementation(() => {
      step += 1;
      machineTime += step;
      return machineTime;
    });
    expect(getData(build("DE"))).toEqual(getData(build("DE")));
  });

  it("builds worlds that share no objects", () => {
    const [one, other] = [build("DE"), build("DE")];
    const before = structuredClone(other.requests);
    for (const request of one.requests) request.customer.city = "Elsewhere";
    one.projects.pop();
    one.nextId("window");
    expect(other.requests).toEqual(before);
    expect(other.projects).toHaveLength(one.projects.length + 1);
    expect(other.nextId("window")).toBe(createId("window", 6));
  });

  it("starts the clock at the time of the plan and dates its records relative to it", () => {
    const machine = vi.spyOn(Date, "now").mockReturnValue(1000);
    const { clock, projects } = build("DE");
    expect(clock.now()).toEqual(startTime);
    machine.mockReturnValue(61_000);
    expect(clock.now()).toEqual(new Date("2026-03-09T08:01:00Z"));
    expect(projects[0]?.createdAt).toBe("2026-03-06T08:00:00.000Z");
    const [dayAfter] = build("DE", new Date(startTime.getTime() + 86_400_000)).projects;
    expect(dayAfter?.createdAt).toBe("2026-03-07T08:00:00.000Z");
  });

  it.each([
    ["GB", "298 Kirkstall Road"],
    ["SE", "Ulvsundavägen 150"],
  ] as const)("writes house numbers of installers where people in %s expect them", (country, street) => {
    expect(build(country).installers[0]?.street).toBe(street);
  });
});
