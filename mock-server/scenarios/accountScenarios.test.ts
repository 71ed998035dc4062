import { expect, it } from "vitest";
import { buildScenario } from "../testing/buildScenario.ts";

it("scenario huge has 2,000 projects or the given number", () => {
  const { projects } = buildScenario("GB", "huge");
  expect(new Set(projects.map(({ id }) => id)).size).toBe(2000);
  expect(buildScenario("DE", "huge", { projects: 7 }).projects).toHaveLength(7);
});
