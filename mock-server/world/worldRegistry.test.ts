import { expect, it } from "vitest";
import { createStandingWorld } from "../testing/worlds.ts";
import { WorldRegistry } from "./worldRegistry.ts";

it("WorldRegistry finds, replaces and deletes worlds by id, and knows each country's standing world", () => {
  const worlds = new WorldRegistry();
  const sweden = worlds.add(createStandingWorld("SE"));
  const mine = worlds.add(createStandingWorld("SE", "mine"));
  expect(worlds.all()).toEqual([sweden, mine]);
  expect([worlds.getStanding("SE"), worlds.getStanding("DE")]).toEqual([sweden, undefined]);
  expect(worlds.getStandingCountries()).toEqual(["SE"]);
  const other = createStandingWorld("DE", "mine");
  expect(() => worlds.add(other)).toThrow('There is a world named "mine" already.');
  expect(worlds.replace(other)).toBe(worlds.get("mine"));
  expect([worlds.delete("mine"), worlds.delete("mine")]).toEqual([true, false]);
  expect(worlds.get("mine")).toBeUndefined();
});
