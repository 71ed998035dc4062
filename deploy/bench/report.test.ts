import { describe, expect, it } from "vitest";
import {
  findFailures,
  findLatePaints,
  formatBuildTable,
  formatLighthouseTable,
  formatPaintTable,
  formatThroughputTable,
  getMedianRun,
  type LighthouseResult,
} from "./report.ts";

const result: LighthouseResult = {
  performance: 99,
  accessibility: 100,
  bestPractices: 100,
  layoutShift: 0,
  blockingTime: 12,
  largestContentfulPaint: 1000,
  benchmarkIndex: 1500,
  failedAudits: [],
};

describe("formatLighthouseTable", () => {
  it("compares each page's largest contentful paint with the first page", () => {
    const overview = { ...result, largestContentfulPaint: 1500 };
    const lines = formatLighthouseTable({ bare: result, overview }).split("\n");
    expect(lines[1]).toMatch(/^bare .* 1000 ms +1\.00 × +1500$/);
    expect(lines[2]).toMatch(/^overview .* 1500 ms +1\.50 × +1500$/);
  });
});

describe("getMedianRun", () => {
  it("returns the run with the median score and, for equal scores, the median blocking time", () => {
    const slow = { ...result, performance: 95 };
    const blocked = { ...result, blockingTime: 80 };
    expect(getMedianRun([result, slow, blocked])).toBe(blocked);
    expect(getMedianRun([slow])).toBe(slow);
  });

  it("throws if there is no run", () => {
    expect(() => getMedianRun([])).toThrow("There is no run.");
  });
});

describe("formatThroughputTable", () => {
  it("compares the API client with fetch", () => {
    expect(formatThroughputTable({ fetch: 1000, client: 900 })).toMatch(/API client +900 +0\.90 ×$/);
  });
});

describe("formatBuildTable", () => {
  it("shows how much smaller the first build is than each of the others", () => {
    const lines = formatBuildTable([
      { name: "as shipped", bytes: 100_000, scripts: 2 },
      { name: "without chunk groups", bytes: 112_300, scripts: 60 },
    ]).split("\n");
    expect(lines[1]).toMatch(/^as shipped +100\.0 +2$/);
    expect(lines[2]).toMatch(/^without chunk groups +112\.3 +12\.3 +60$/);
  });
});

describe("findFailures", () => {
  it("accepts full scores and layout shifts that round to zero", () => {
    expect(findFailures({ bare: result, project: { ...result, layoutShift: 0.00001 } })).toEqual([]);
  });

  it("lists failed audits and layout shifts", () => {
    const failedAudits = ["color-contrast: too faint"];
    const pages = {
      faq: { ...result, accessibility: 95, failedAudits },
      window: { ...result, layoutShift: 0.02 },
    };
    expect(findFailures(pages)).toEqual([
      "faq: color-contrast: too faint",
      "window: the layout shifts by 0.020",
    ]);
  });
});

describe("formatPaintTable", () => {
  it("compares each page's median with that of the first page", () => {
    const lines = formatPaintTable({ static: [1000, 900, 1300], introduction: [1000, 1100, 5000] }).split(
      "\n",
    );
    expect(lines[1]).toMatch(/^static +1000 ms +1\.00 × +900 ms +1300 ms$/);
    expect(lines[2]).toMatch(/^introduction +1100 ms +1\.10 × +1000 ms +5000 ms$/);
  });
});

describe("findLatePaints", () => {
  it("accepts an introduction that paints a tenth later than the first page, and no later", () => {
    expect(findLatePaints({ static: [1000], introduction: [1100] })).toEqual([]);
    expect(findLatePaints({ static: [1000], introduction: [1110] })).toEqual([
      "introduction: the largest paint is 1.11 × as late as that of the first page",
    ]);
  });
});
