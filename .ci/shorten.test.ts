import { expect, it } from "vitest";
import { shorten } from "./shorten.ts";

it.each([
  [20, 20],
  [1838, 20],
])("shorten › cuts %i lines to %i", (count, expected) => {
  const lines = shorten("line\n".repeat(count)).split("\n");
  expect(lines).toHaveLength(expected);
  expect(lines.at(-1)).toBe(count > expected ? `… ${count - expected + 1} more lines` : "line");
});
