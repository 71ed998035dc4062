import { expect, it } from "vitest";
import { freshWorld } from "../testing/worlds.ts";
import { WorldRegistry } from "./worldRegistry.ts";

it("keeps worlds by their id, no two of one name", () => {
  const worlds = new WorldRegistry();
  const world = worlds.add(freshWorld("SE", "mine"));
  expect(worlds.get("mine")).toBe(world);
  expect(() => worlds.add(freshWorld("DE", "mine"))).toThrow('There is a world named "mine" already.');
  expect(worlds.all()).toEqual([world]);
});

it("tells standing worlds from others by their id", () => {
  const worlds = new WorldRegistry();
  const sweden = worlds.add(freshWorld("SE"));
  worlds.add(freshWorld("SE", "mine"));
  expect(worlds.standing("SE")).toBe(sweden);
  expect(worlds.standing("DE")).toBeUndefined();
  expect(worlds.standingCountries()).toEqual(["SE"]);
});

it("replaces and deletes", () => {
  const worlds = new WorldRegistry();
  worlds.add(freshWorld("SE", "mine"));
  const anew = worlds.replace(freshWorld("SE", "mine"));
  expect(worlds.get("mine")).toBe(anew);
  expect(worlds.delete("mine")).toBe(true);
  expect(worlds.delete("mine")).toBe(false);
  expect(worlds.get("mine")).toBeUndefined();
});
