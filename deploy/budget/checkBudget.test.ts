import { expect, it } from "vitest";
import { createBudgetRows, findExceeded, formatBudgetTable, formatNewRows, isTight } from "./checkBudget.ts";

const sizes = { introduction: 10_000, list: 1_980, form: 2_001, faq: 1_981, added: 1, "messages sv": 3_100 };
const budget = { introduction: 11, list: 2, form: 2, faq: 2, "messages sv": 3.1, gone: 1 };
const rows = createBudgetRows(sizes, budget);

it("findExceeded › returns rows above their limit, without a limit, or missing in the build", () => {
  expect(findExceeded(rows).map(({ name }) => name)).toEqual(["form", "added", "gone"]);
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
    "messages sv     3.1     3.1",
    "gone           none       1",
  ]);
});

it("formatNewRows › prints the row to write, 5 % above the size, and the bytes", () => {
  expect(formatNewRows(findExceeded(rows)).split("\n")).toEqual([
    '"form": 2.2,   2001 of 2000 bytes',
    '"added": 0.1,       1 of no bytes',
    'no "gone"         0 of 1000 bytes',
  ]);
});
