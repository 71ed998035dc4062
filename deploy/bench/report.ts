import { formatKb } from "../budget/budgetReport.ts";
import { formatTable } from "../formatTable.ts";
import type { DevelopmentTimes } from "./measureDevelopment.ts";
import type { Growth } from "./measureGrowth.ts";
import type { InteractionResult } from "./measureInteractions.ts";
import type { ScreenParts } from "./measureParts.ts";

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

/** JavaScript that other portals of this kind load first, as published. */
const publishedSizes = [
  ["guardian/manage-frontend", "301.0", "Brotli"],
  ["bulletproof-react", "159.5", "gzip"],
] as const;

/** The first row is the introduction; the others show what each screen adds. */
export function formatPartsTable(screens: readonly ScreenParts[]): string {
  const columns = ["libraries", "ownCode", "messages", "styles", "fonts"] as const;
  const rows = screens.map((screen) => [
    screen.name,
    ...columns.map((column) => (screen[column] === 0 ? "" : formatKb(screen[column]))),
    formatKb(columns.reduce((total, column) => total + screen[column], 0)),
  ]);
  const [introduction] = screens;
  const scripts = introduction ? introduction.libraries + introduction.ownCode + introduction.messages : 0;
  return [
    formatTable([["kB, Brotli", "libraries", "own code", "messages", "styles", "fonts", "all"], ...rows]),
    formatTable([
      ["JavaScript before the first screen, kB", "", ""],
      ["introduction", formatKb(scripts), "Brotli"],
      ...publishedSizes,
    ]),
  ].join("\n\n");
}

export function formatInteractionTable(interactions: readonly InteractionResult[]): string {
  return formatTable([
    ["Press to paint, processor 4 × slower", "INP"],
    ...interactions.map(({ name, milliseconds }) => [name, `${milliseconds.toFixed(0)} ms`]),
  ]);
}

/** A row per list, and time and bytes for each length of it. */
export function formatGrowthTable(measured: readonly Growth[]): string {
  const lists = Map.groupBy(measured, ({ name }) => name);
  const [first = []] = lists.values();
  return formatTable([
    ["First entry of a list of", ...first.flatMap(({ count }) => [count.toLocaleString("en"), "kB"])],
    ...[...lists].map(([name, rows]) => [
      name,
      ...rows.flatMap(({ milliseconds, bytes }) => [`${milliseconds.toFixed(0)} ms`, formatKb(bytes)]),
    ]),
  ]);
}

export function formatDevelopmentTable(servers: readonly DevelopmentTimes[]): string {
  return formatTable([
    ["Development server", "first screen", "changed component"],
    ...servers.map(({ name, start, change }) => [name, `${start.toFixed(0)} ms`, `${change.toFixed(0)} ms`]),
  ]);
}

function formatRatio(value: number, baseline: number | undefined): string {
  return `${(value / (baseline ?? value)).toFixed(2)} ×`;
}
