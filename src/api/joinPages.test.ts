import { expect, it } from "vitest";
import { joinPages } from "./joinPages.ts";

it("joinPages returns the items of all pages once, in their order", () => {
  const pages = [{ items: ["a", "b"] }, { items: ["b", "c"] }];
  expect(joinPages(pages, (item) => item)).toEqual(["a", "b", "c"]);
});
