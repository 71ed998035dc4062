import { describe, expect, it } from "vitest";
import { createStandingWorld } from "../testing/worlds.ts";
import { WorldRegistry } from "./worldRegistry.ts";

describe("WorldRegistry", () => {
  it("finds worlds by id and rejects a second world with the same id", () => {
    const worlds = new WorldRegistry();
    const world = worlds.add(createStandingWorld("SE", "mine"));
    expect(worlds.get("mine")).toBe(world);
    expect(() => worlds.add(createStandingWorld("DE", "mine"))).toThrow(
      'There is a world named "mine" already.',
    );
    expect(worlds.all()).toEqual([world]);
  });

  it("recognizes standing worlds by their id", () => {
    const worlds = new WorldRegistry();
    const sweden = worlds.add(createStandingWorld("SE"));
    worlds.add(createStandingWorld("SE", "mine"));
    expect(worlds.getStanding("SE")).toBe(sweden);
    expect(worlds.getStanding("DE")).toBeUndefined();
    expect(worlds.getStandingCountries()).toEqual(["SE"]);
  });

  it("replaces and deletes worlds", () => {
    const worlds = new WorldRegistry();
    worlds.add(createStandingWorld("SE", "mine"));
    const replacement = worlds.replace(createStandingWorld("SE", "mine"));
    expect(worlds.get("mine")).toBe(replacement);
    expect(worlds.delete("mine")).toBe(true);
    expect(worlds.delete("mine")).toBe(false);
    expect(worlds.get("mine")).toBeUndefined();
  });
});
