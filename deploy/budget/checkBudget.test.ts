import { expect, it } from "vitest";
import { createBudgetRows, findExceeded, formatBudgetTable, formatNewRows, isTight } from "./checkBudget.ts";

const budget = { introduction: 11, list: 2, form: 2, faq: 2, gone: 1, "messages de": 3, "messages sv": 3.1 };
const measurement = {
  entry: 9_000,
  screens: { list: 1_980, form: 2_001, faq: 1_981, added: 1 },
  locales: { de: { start: 1_000, screens: 2_001 }, sv: { start: 900, screens: 2_200 } },
};
const rows = createBudgetRows(measurement, budget);

it("createBudgetRows › gives each size its own limit, and adds the largest locale to the introduction", () => {
  expect(rows).toEqual([
    { name: "introduction", bytes: 10_000, limitKb: 11 },
    { name: "list", bytes: 1_980, limitKb: 2 },
    { name: "form", bytes: 2_001, limitKb: 2 },
    { name: "faq", bytes: 1_981, limitKb: 2 },
    { name: "added", bytes: 1, limitKb: undefined },
    { name: "messages de", bytes: 3_001, limitKb: 3 },
    { name: "messages sv", bytes: 3_100, limitKb: 3.1 },
    { name: "gone", bytes: undefined, limitKb: 1 },
  ]);
});

it("findExceeded › returns rows above their limit, without a limit, or missing in the build", () => {
  expect(findExceeded(rows).map(({ name }) => name)).toEqual(["form", "added", "messages de", "gone"]);
});

it("isTight › is true for a row less than 1 % below its limit", () => {
  expect(rows.filter(isTight).map(({ name }) => name)).toEqual(["faq", "messages sv"]);
});

it("formatBudgetTable › aligns names to the left and sizes to the right", () => {
  expect(formatBudgetTable(rows).split("\n")).toEqual([
    "kB, Brotli    loads  budget",
    "introduction   10.0      11",
    "list            2.0       2",
    "form            2.0       2",
    "faq             2.0       2",
    "added           0.0    none",
    "messages de     3.0       3",
    "messages sv     3.1     3.1",
    "gone           none       1",
  ]);
});

it("formatNewRows › prints the row to write, 5 % above the size, and the bytes", () => {
  expect(formatNewRows(findExceeded(rows)).split("\n")).toEqual([
    '"form": 2.2,         2001 of 2000 bytes',
    '"added": 0.1,             1 of no bytes',
    '"messages de": 3.2,  3001 of 3000 bytes',
    'no "gone"               0 of 1000 bytes',
  ]);
});
