import { formatTable } from "../formatTable.ts";

/** What Lighthouse measured on an emulated slow phone: scores from 0 to 100, times in milliseconds. */
export interface LighthouseResult {
  performance: number;
  accessibility: number;
  bestPractices: number;
  layoutShift: number;
  blockingTime: number;
  largestContentfulPaint: number;
  /** Lighthouse's index of the machine's speed; an idle desktop reaches 1000 and more. */
  benchmarkIndex: number;
  /** Failed audits of accessibility and best practices. */
  failedAudits: string[];
}

/** Each page's largest contentful paint is compared with that of the first page. */
export function formatLighthouseTable(pages: Readonly<Record<string, LighthouseResult>>): string {
  const [baseline] = Object.values(pages);
  const header = ["performance", "accessibility", "practices", "CLS", "TBT", "LCP", "", "machine"];
  const rows = Object.entries(pages).map(([name, page]) => [
    name,
    `${page.performance}`,
    `${page.accessibility}`,
    `${page.bestPractices}`,
    page.layoutShift.toFixed(3),
    `${page.blockingTime.toFixed(0)} ms`,
    `${page.largestContentfulPaint.toFixed(0)} ms`,
    formatRatio(page.largestContentfulPaint, baseline?.largestContentfulPaint),
    page.benchmarkIndex.toFixed(0),
  ]);
  return formatTable([["Lighthouse, phone", ...header], ...rows]);
}

/** The run with the median performance score; among equal scores the one with the median blocking time. */
export function getMedianRun(runs: readonly LighthouseResult[]): LighthouseResult {
  const sorted = runs.toSorted((a, b) => b.performance - a.performance || a.blockingTime - b.blockingTime);
  const median = sorted[Math.floor(runs.length / 2)];
  if (!median) throw new Error("There is no run.");
  return median;
}

/** Scores of accessibility and best practices below 100, and layout shifts of 0.001 and more. */
export function findFailures(pages: Readonly<Record<string, LighthouseResult>>): string[] {
  return Object.entries(pages).flatMap(
    ([name, { accessibility, bestPractices, layoutShift, failedAudits }]) => [
      ...(accessibility < 100 || bestPractices < 100 ? [`${name}: ${failedAudits.join("; ")}`] : []),
      ...(Number(layoutShift.toFixed(3)) > 0
        ? [`${name}: the layout shifts by ${layoutShift.toFixed(3)}`]
        : []),
    ],
  );
}

/** When a page has painted its largest content, in milliseconds, by page and run. */
export type Paints = Readonly<Record<string, readonly number[]>>;

/** The medians of the runs, compared with the first page. */
export function formatPaintTable(paints: Paints): string {
  const [baseline = []] = Object.values(paints);
  return formatTable([
    ["Largest paint on a slow phone", "median", "", "fastest", "slowest"],
    ...Object.entries(paints).map(([name, times]) => [
      name,
      formatTime(getMedian(times)),
      formatRatio(getMedian(times), getMedian(baseline)),
      formatTime(Math.min(...times)),
      formatTime(Math.max(...times)),
    ]),
  ]);
}

/** How much later than the first page the introduction may paint. */
const maxPaintRatio = 1.1;

export function findLatePaints({ introduction = [], ...others }: Paints): string[] {
  const [baseline = []] = Object.values(others);
  const ratio = getMedian(introduction) / getMedian(baseline);
  return ratio > maxPaintRatio
    ? [`introduction: the largest paint is ${ratio.toFixed(2)} × as late as that of the first page`]
    : [];
}

function formatTime(milliseconds: number): string {
  return `${milliseconds.toFixed(0)} ms`;
}

function getMedian(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Responses per second. */
export interface Throughput {
  fetch: number;
  client: number;
}

export function formatThroughputTable({ fetch, client }: Throughput): string {
  return formatTable([
    ["Project list, 8 concurrent requests", "responses/s", ""],
    ["fetch alone", fetch.toFixed(0), formatRatio(fetch, fetch)],
    ["the portal's API client", client.toFixed(0), formatRatio(client, fetch)],
  ]);
}

/** A build of the portal with or without one of its build steps. */
export interface BuildVariant {
  name: string;
  /** Compressed size of the introduction. */
  bytes: number;
  /** Scripts that load before the introduction renders. */
  scripts: number;
}

/** The first variant is the build as shipped; the others show what it saves. */
export function formatBuildTable(variants: readonly BuildVariant[]): string {
  const [shipped] = variants;
  return formatTable([
    ["Introduction, kB", "loads", "saved", "scripts"],
    ...variants.map((variant) => [
      variant.name,
      (variant.bytes / 1000).toFixed(1),
      variant === shipped || !shipped ? "" : ((variant.bytes - shipped.bytes) / 1000).toFixed(1),
      `${variant.scripts}`,
    ]),
  ]);
}

function formatRatio(value: number, baseline: number | undefined): string {
  return `${(value / (baseline ?? value)).toFixed(2)} ×`;
}
