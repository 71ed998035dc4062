import { describe, expect, it } from "vitest";
import { buildScenario } from "../testing/buildScenario.ts";

describe("account scenarios", () => {
  it("everyFlow has offers with one picture each", () => {
    const { requests } = buildScenario("SE", "everyFlow");
    const pictures = requests.flatMap(({ cart }) => (cart ? [cart.installableProductImages] : []));
    expect(new Set(pictures.map((urls) => urls.join()))).toEqual(new Set(["/files/windows/default.svg"]));
  });

  it("huge has 2,000 projects or the given number", () => {
    const { projects } = buildScenario("GB", "huge");
    expect(new Set(projects.map(({ id }) => id)).size).toBe(2000);
    expect(buildScenario("DE", "huge", { projects: 7 }).projects).toHaveLength(7);
  });
});
