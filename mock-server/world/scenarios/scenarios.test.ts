import { describe, expect, it } from "vitest";
import { scenarioList } from "../../commandLine.ts";
import { controlRoutes } from "../../control/controlRoutes.ts";
import { build, countries } from "../../testing/buildScenario.ts";
import { found } from "../../testing/records.ts";
import { origins } from "../../testing/services.ts";
import { worlds } from "../../testing/worlds.ts";
import type { World } from "../world.ts";
import { scenarioNames, scenarios } from "./scenarios.ts";

/** All that is data in a world. */
function dataOf({ clock, nextId, ...data }: World) {
  return data;
}

describe.each(scenarioNames)("the scenario %s", (name) => {
  it("says in a sentence what there is in it", () => {
    const [, { description }] = found(Object.entries(scenarios).find(([known]) => known === name));
    expect(description).toMatch(/^\p{Lu}.{15,}[^.]$/u);
  });

  it.each(countries)("builds twice the same in %s", (country) => {
    const world = build(country, name);
    expect(world).toMatchObject({ country, scenario: name, config: { country } });
    expect(world.accounts.length).toBeGreaterThan(0);
    expect(dataOf(build(country, name))).toEqual(dataOf(world));
  });
});

describe("the list of scenarios", () => {
  it("names all of them with their descriptions by the command line", () => {
    const lines = scenarioList.split("\n");
    expect(lines).toHaveLength(scenarioNames.length);
    for (const [name, { description }] of Object.entries(scenarios)) {
      expect(lines.some((line) => line.startsWith(`  ${name} `) && line.endsWith(description))).toBe(true);
    }
  });

  it("names all of them with their descriptions by the control API", async () => {
    const response = await controlRoutes(worlds, origins.identity).request("/scenarios");
    const listed = Object.entries(scenarios).map(([name, { description }]) => ({ name, description }));
    expect(await response.json()).toEqual({ scenarios: listed });
  });
});

describe("wrong parameters", () => {
  it.each([
    {
      scenario: "huge",
      parameters: { projects: 0 },
      message: /projects must be a whole number from 1 to 10000/,
    },
    { scenario: "huge", parameters: { projects: 1.5 }, message: /projects must be a whole number/ },
    {
      scenario: "windows",
      parameters: { count: "3" },
      message: /count must be a whole number from 0 to 1000/,
    },
    { scenario: "windows", parameters: { bare: "yes" }, message: /bare must be true or false/ },
    { scenario: "request", parameters: { status: "Open" }, message: /status must be one of OPEN, HANDOVER/ },
    {
      scenario: "request",
      parameters: { flow: "SPP" },
      message: /flow must be one of DEFAULT, SPP_INSTALLER/,
    },
    {
      scenario: "request",
      parameters: { attachments: 11 },
      message: /attachments must be a whole number from 0 to 10/,
    },
    {
      scenario: "request",
      parameters: { notifications: 61 },
      message: /notifications must be a whole number from 0 to 60/,
    },
    { scenario: "standing", parameters: { projects: 3 }, message: /must be left out|projects/ },
  ])("of $scenario, $parameters, are refused with what they must be", ({ scenario, parameters, message }) => {
    expect(() => build("DE", scenario, parameters)).toThrow(message);
  });

  it("an unknown name is an error that lists the known", () => {
    expect(() => build("DE", "nothing")).toThrow(
      `There is no scenario "nothing". Known scenarios: ${scenarioNames.join(", ")}.`,
    );
    expect(() => build("DE", "toString")).toThrow('There is no scenario "toString".');
  });
});
