import { expect, it } from "vitest";
import { compare, complaintOf, overBudget, tableOf } from "./budget.ts";

const budget = { introduction: 10, screen: 2, locale: 3 };
const measured = {
  start: 9_000,
  screens: { list: 2_000, form: 2_001 },
  locales: { de: { first: 1_000, further: 2_000 }, sv: { first: 900, further: 2_200 } },
};

it("sets what loads beside what may: the introduction with its largest locale", () => {
  expect(compare(measured, budget)).toEqual([
    { what: "introduction", bytes: 10_000, limit: 10 },
    { what: "list", bytes: 2_000, limit: 2 },
    { what: "form", bytes: 2_001, limit: 2 },
    { what: "messages de", bytes: 3_000, limit: 3 },
    { what: "messages sv", bytes: 3_100, limit: 3 },
  ]);
});

it("complains of what is over its budget alone", () => {
  const over = overBudget(compare(measured, budget));
  expect(over.map(({ what }) => what)).toEqual(["form", "messages sv"]);
  expect(complaintOf(over)).toContain("messages sv: 3.1 kB, allowed are 3 kB");
});

it("prints a line each", () => {
  const [head, first, ...others] = tableOf(compare(measured, budget)).split("\n");
  expect(head).toMatch(/loads +budget$/);
  expect(first).toMatch(/^introduction +10\.0 +10$/);
  expect(others).toHaveLength(4);
});
