import { expect, it } from "vitest";
import type { PageFigures } from "./lighthouse.ts";
import { answersTable, lighthouseTable, medianRun, shortcomings } from "./tables.ts";

const good: PageFigures = {
  performance: 99,
  accessibility: 100,
  bestPractices: 100,
  layoutShift: 0,
  blockingTime: 12,
  largestPaint: 1000,
  machine: 1500,
  problems: [],
};

it("sets the largest paint beside the bare page's", () => {
  const lines = lighthouseTable({ bare: good, overview: { ...good, largestPaint: 1500 } }).split("\n");
  expect(lines[1]).toMatch(/^bare .* 1000 ms +1\.00 × +1500$/);
  expect(lines[2]).toMatch(/^overview .* 1500 ms +1\.50 × +1500$/);
});

it("takes the run in the middle, whole", () => {
  const slow = { ...good, performance: 95 };
  const busy = { ...good, blockingTime: 80 };
  expect(medianRun([good, slow, busy])).toBe(busy);
  expect(medianRun([slow])).toBe(slow);
  expect(() => medianRun([])).toThrow("There was no run.");
});

it("sets the client's answers beside those of fetch", () => {
  expect(answersTable({ bare: 1000, client: 900 })).toMatch(/own client +900 +0\.90 ×$/);
});

it("finds nothing to complain of where all is whole and still", () => {
  expect(shortcomings({ bare: good, project: { ...good, layoutShift: 0.00001 } })).toEqual([]);
});

it("names what keeps a page from 100, and what moves", () => {
  const problems = ["color-contrast: too faint"];
  const pages = { faq: { ...good, accessibility: 95, problems }, window: { ...good, layoutShift: 0.02 } };
  expect(shortcomings(pages)).toEqual([
    "faq: color-contrast: too faint",
    "window: the layout shifts by 0.020",
  ]);
});
