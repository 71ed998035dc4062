import { describe, expect, it } from "vitest";
import {
  findFailures,
  formatBuildTable,
  formatGrowthTable,
  formatLighthouseTable,
  formatPartsTable,
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

describe("formatPartsTable", () => {
  it("adds up what each screen loads, and the introduction's scripts beside those of other portals", () => {
    const introduction = {
      libraries: 100_000,
      ownCode: 12_000,
      messages: 2000,
      styles: 13_000,
      fonts: 32_000,
    };
    const project = { libraries: 0, ownCode: 20_500, messages: 0, styles: 0, fonts: 0 };
    const lines = formatPartsTable([
      { name: "introduction", ...introduction },
      { name: "project", ...project },
    ]).split("\n");
    expect(lines[1]).toMatch(/^introduction +100\.0 +12\.0 +2\.0 +13\.0 +32\.0 +159\.0$/);
    expect(lines[2]).toMatch(/^project +20\.5 +20\.5$/);
    expect(lines[5]).toMatch(/^introduction +114\.0 +Brotli$/);
  });
});

describe("formatGrowthTable", () => {
  it("shows time and bytes of each list by its length", () => {
    const lines = formatGrowthTable([
      { name: "projects", count: 10, milliseconds: 500, bytes: 4000 },
      { name: "projects", count: 1000, milliseconds: 510, bytes: 4100 },
      { name: "questions", count: 10, milliseconds: 400, bytes: 9000 },
      { name: "questions", count: 1000, milliseconds: 800, bytes: 90_000 },
    ]).split("\n");
    expect(lines[0]).toMatch(/10 +kB +1,000 +kB$/);
    expect(lines[1]).toMatch(/^projects +500 ms +4\.0 +510 ms +4\.1$/);
    expect(lines[2]).toMatch(/^questions +400 ms +9\.0 +800 ms +90\.0$/);
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
