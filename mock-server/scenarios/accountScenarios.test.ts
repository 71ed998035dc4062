import { describe, expect, it } from "vitest";
import { buildScenario } from "../testing/buildScenario.ts";

describe("account scenarios", () => {
  it("everyFlow has each status in each flow", () => {
    const { requests } = buildScenario("SE", "everyFlow");
    const combinations = requests.map(
      ({ currentStatus, installationFlow }) => `${currentStatus} ${installationFlow}`,
    );
    expect(new Set(combinations).size).toBe(54);
  });

  it("everyFlow has offers with one picture, as those of a product hardly differ", () => {
    const { requests } = buildScenario("SE", "everyFlow");
    const pictures = requests.flatMap(({ cart }) => (cart ? [cart.installableProductImages] : []));
    expect(new Set(pictures.map((urls) => urls.join()))).toEqual(new Set(["/files/windows/default.svg"]));
  });

  it("empty has no projects, windows, notifications and campaigns", () => {
    const { projects, windows, notifications, campaigns } = buildScenario("DK", "empty");
    expect([...projects, ...windows, ...notifications, ...campaigns]).toEqual([]);
  });

  it("huge has 2,000 projects or the given number", { tags: ["R4.16"] }, () => {
    const { projects } = buildScenario("GB", "huge");
    expect(new Set(projects.map(({ id }) => id)).size).toBe(2000);
    expect(buildScenario("DE", "huge", { projects: 7 }).projects).toHaveLength(7);
  });
});
