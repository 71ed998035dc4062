import { expect, it } from "vitest";
import { findVatRate } from "./findVatRate.ts";

it.each([
  ["19 %", 4253.99, 5062.25, 0.19],
  ["8.1 %, rounded to five rappen", 1276.6, 1380, 0.081],
  ["none", 1000, 1000, 0],
  ["no single rate", 1000, 1123.45, undefined],
  ["no price", 0, 0, undefined],
])("findVatRate finds the VAT rate of totals: %s", (_, netPrice, price, rate) => {
  expect(findVatRate({ netPrice, price })).toBe(rate);
});
