import { describe, expect, it } from "vitest";
import { countries, countrySeeds } from "../seeds/countries/countrySeeds.ts";
import { buildScenario } from "../testing/buildScenario.ts";
import type { World } from "../world/world.ts";
import { formatScenarioList, scenarioNames, scenarios } from "./scenarios.ts";

/** The plain data of a world. */
function getData({ clock, nextId, ...data }: World) {
  return data;
}

it.each(scenarioNames)("scenario %s builds a world in every country, the same one every time", (name) => {
  for (const country of countries) {
    const world = buildScenario(country, name);
    expect(world).toMatchObject({
      country,
      scenario: name,
      config: { country, ...countrySeeds[country].switches },
    });
    expect(world.accounts.length).toBeGreaterThan(0);
    if (country === "DE") expect(getData(buildScenario(country, name))).toEqual(getData(world));
  }
});

describe("list of scenarios", () => {
  it("is complete in the command line help, with descriptions of one sentence", () => {
    const lines = formatScenarioList().split("\n");
    expect(lines).toHaveLength(scenarioNames.length);
    for (const [name, { description }] of Object.entries(scenarios)) {
      expect(description).toMatch(/^\p{Lu}.{15,}[^.]$/u);
      expect(lines.some((line) => line.startsWith(`  ${name} `) && line.endsWith(description))).toBe(true);
    }
  });
});

describe("planScenario", () => {
  it.each([
    ["huge", { projects: 1.5 }, /projects must be a whole number from 1 to 10000/],
    ["windows", { bare: "yes" }, /bare must be true or false/],
    ["countrySwitches", { tagManagerId: 1 }, /tagManagerId must be a text or null\./],
    ["request", { status: "Open" }, /status must be one of OPEN, HANDOVER/],
    ["standing", { projects: 3 }, /must be left out|projects/],
  ])("rejects parameters of %s and names the expected values: %j", (scenario, parameters, message) => {
    expect(() => buildScenario("DE", scenario, parameters)).toThrow(message);
  });

  it("rejects an unknown scenario and lists the known ones", () => {
    expect(() => buildScenario("DE", "nothing")).toThrow(
      `There is no scenario "nothing". Known scenarios: ${scenarioNames.join(", ")}.`,
    );
    expect(() => buildScenario("DE", "toString")).toThrow('There is no scenario "toString".');
  });
});
