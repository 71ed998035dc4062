import { describe, expect, it } from "vitest";
import { selectInteractions } from "./pactExcerpt.ts";

const interactions = [
  { description: "projects returns the only page" },
  { description: "projects rejects a page size of 0 (VALIDATION_FAILED)" },
  { description: "projectsByYear returns nothing" },
];

describe("selectInteractions", () => {
  it("selects all interactions of an operation", () => {
    expect(selectInteractions(interactions, ["projects"])).toEqual(interactions.slice(0, 2));
  });

  it("selects an interaction by its description, once", () => {
    const names = ["projectsByYear returns nothing", "projectsByYear"];
    expect(selectInteractions(interactions, names)).toEqual(interactions.slice(2));
  });

  it("throws for a name without an interaction", () => {
    expect(() => selectInteractions(interactions, ["project"])).toThrow('There is no interaction "project".');
  });
});
