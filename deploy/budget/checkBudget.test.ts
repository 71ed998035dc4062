import { expect, it } from "vitest";
import { createBudgetRows, findExceeded, formatBudgetTable, formatNewRows, isTight } from "./checkBudget.ts";

const budget = { introduction: 10, list: 2, form: 2, gone: 1, "messages de": 3, "messages sv": 3.1 };
const measurement = {
  entry: 9_000,
  screens: { list: 2_000, form: 2_001, added: 1 },
  locales: { de: { start: 1_000, screens: 2_001 }, sv: { start: 900, screens: 2_200 } },
};
const rows = createBudgetRows(measurement, budget);

it("createBudgetRows › gives each size its own limit, and adds the largest locale to the introduction", () => {
  expect(rows).toEqual([
    { name: "introduction", bytes: 10_000, limitKb: 10 },
    { name: "list", bytes: 2_000, limitKb: 2 },
    { name: "form", bytes: 2_001, limitKb: 2 },
    { name: "added", bytes: 1, limitKb: undefined },
    { name: "messages de", bytes: 3_001, limitKb: 3 },
    { name: "messages sv", bytes: 3_100, limitKb: 3.1 },
    { name: "gone", bytes: undefined, limitKb: 1 },
  ]);
});

it("findExceeded › returns rows above their limit, without a limit, or missing in the build", () => {
  expect(findExceeded(rows).map(({ name }) => name)).toEqual(["form", "added", "messages de", "gone"]);
});

it("formatBudgetTable › aligns names to the left and sizes to the right", () => {
  expect(formatBudgetTable(rows).split("\n")).toEqual([
    "kB, Brotli    loads  budget",
    "introduction   10.0      10",
    "list            2.0       2",
    "form            2.0       2",
    "added           0.0    none",
    "messages de     3.0       3",
    "messages sv     3.1     3.1",
    "gone           none       1",
  ]);
});

it("isTight › is true for a row up to 1 % below its limit", () => {
  const getTight = (bytes: number | undefined, limitKb: number | undefined) =>
    isTight({ name: "list", bytes, limitKb });
  expect(getTight(9_900, 10)).toBe(false);
  expect(getTight(9_901, 10)).toBe(true);
  expect(getTight(10_000, 10)).toBe(true);
  expect(getTight(10_001, 10)).toBe(false);
  expect(getTight(9_901, undefined)).toBe(false);
  expect(getTight(undefined, 10)).toBe(false);
});

it("formatNewRows › prints the row to write, 5 % above the size, and the bytes", () => {
  const lines = formatNewRows([
    { name: "associate project", bytes: 16_543, limitKb: 16.5 },
    { name: "added", bytes: 1, limitKb: undefined },
    { name: "gone", bytes: undefined, limitKb: 1 },
  ]).split("\n");
  expect(lines).toEqual([
    expect.stringMatching(/^"associate project": 17\.4, +16543 of 16500 bytes$/),
    expect.stringMatching(/^"added": 0\.1, +1 of no bytes$/),
    expect.stringMatching(/^no "gone" +0 of 1000 bytes$/),
  ]);
});
