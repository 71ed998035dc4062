import { expect, it } from "vitest";
import { findJsonSites } from "./findJsonSites.ts";

it("findJsonSites finds the body, its fields and the first three items of lists", () => {
  const sites = findJsonSites({ a: [1, 2, 3, 4], b: { c: null } });
  expect(sites.map(({ path }) => path)).toEqual(["", "a", "a.0", "a.1", "a.2", "b", "b.c"]);
});
