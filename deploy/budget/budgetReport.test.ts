import { expect, it } from "vitest";
import { createBudgetRows, findExceeded, formatBudgetTable } from "./budgetReport.ts";

const budget = { introduction: 10, screen: 2, locale: 3 };
const measurement = {
  entry: 9_000,
  screens: { list: 2_000, form: 2_001 },
  locales: { de: { start: 1_000, screens: 2_000 }, sv: { start: 900, screens: 2_200 } },
};
const rows = createBudgetRows(measurement, budget);

it("createBudgetRows › compares each size with its limit, and counts the largest locale with the introduction", () => {
  expect(rows).toEqual([
    { name: "introduction", bytes: 10_000, limitKb: 10 },
    { name: "list", bytes: 2_000, limitKb: 2 },
    { name: "form", bytes: 2_001, limitKb: 2 },
    { name: "messages de", bytes: 3_000, limitKb: 3 },
    { name: "messages sv", bytes: 3_100, limitKb: 3 },
  ]);
});

it("findExceeded › returns only what exceeds its limit", () => {
  expect(findExceeded(rows).map(({ name }) => name)).toEqual(["form", "messages sv"]);
});

it("formatBudgetTable › prints a header and one line per row", () => {
  const [header, first, ...others] = formatBudgetTable(rows).split("\n");
  expect(header).toMatch(/loads +budget$/);
  expect(first).toMatch(/^introduction +10\.0 +10$/);
  expect(others).toHaveLength(4);
});
