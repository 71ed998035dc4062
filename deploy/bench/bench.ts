/**
 * `npm run bench`: builds the portal, which prints what each screen loads, and prints Lighthouse's figures of five of its pages
 * beside a page without scripts and a page with React alone. Fails if accessibility or best practices of a page are below
 * 100, or if its layout shifts. Uses the ports of the end-to-end suite.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import react from "@vitejs/plugin-react";
import lighthouse from "lighthouse";
import { build, createLogger, type InlineConfig, preview } from "vite";
import { chromiumLaunchOptions } from "#e2e/support/chromium/findChromium.ts";
import { portalHost, ports } from "#e2e/support/config/ports.ts";
import { portalEnvironment } from "#e2e/support/config/servers.ts";
import { type StorageState, TestWorld } from "#e2e/support/fixtures/testWorld.ts";
import { startMockProcess } from "#e2e/support/servers/startMockProcess.ts";
import { findFreePort } from "#mock-server/server/findFreePort.ts";
import { formatTable } from "../formatTable.ts";
import { sendSecurityHeaders } from "../sendSecurityHeaders.ts";

/** A country without a tag manager, whose scripts would distort the figures. */
const country = "DK";
const locale = "da";
/** Of each page the median counts: a single run depends too much on what else the machine does. */
const runsPerPage = 5;

/** What Lighthouse measured on an emulated slow phone: scores from 0 to 100, times in milliseconds. */
interface Result {
  performance: number;
  accessibility: number;
  bestPractices: number;
  layoutShift: number;
  blockingTime: number;
  largestContentfulPaint: number;
  /** Failed audits of accessibility and best practices. */
  failedAudits: readonly string[];
}

await using resources = new AsyncDisposableStack();
await startServers();
const world = await TestWorld.create({ country });
resources.defer(() => world.delete());
const portal = `http://${portalHost(country)}`;
const visitor = await openBrowser(await world.storageState(undefined));
const customer = await openBrowser(await world.storageState("anna"));
const pages = [
  // On hosts of the same kind: a host's name alone changes when a page paints.
  { name: "static page", inspect: visitor, url: `http://${portalHost(country, ports.preview)}/` },
  { name: "bare React page", inspect: visitor, url: `http://${portalHost(country, ports.development)}/` },
  { name: "introduction", inspect: visitor, url: `${portal}/` },
  { name: "overview", inspect: customer, url: `${portal}/overview` },
  { name: "project", inspect: customer, url: `${portal}/project/project-1` },
  { name: "window", inspect: customer, url: `${portal}/window/window-1` },
  { name: "window registration", inspect: customer, url: `${portal}/window-registration` },
].map((page) => ({ ...page, runs: [] as Result[] }));
// In turn, so that a machine that changes its speed changes it for all pages.
for (let run = 0; run < runsPerPage; run++) {
  for (const { inspect, url, runs } of pages) runs.push(await inspect(url));
}
printResults(pages.map(({ name, runs }) => ({ name, ...getMedianRun(runs) })));

/** Serves the build with `vite preview`, and the two other pages in the same way. */
async function startServers(): Promise<void> {
  Object.assign(process.env, portalEnvironment);
  resources.defer(await startMockProcess());
  const folder = await mkdtemp(join(tmpdir(), "bench-"));
  resources.defer(() => rm(folder, { recursive: true }));
  const outDir = join(folder, "portal");
  const customLogger = createLogger("warn");
  customLogger.info = (message) => {
    if (message.includes("[plugin check-budget]")) process.stdout.write(`${message}\n`);
  };
  await build({ customLogger, logLevel: "warn", build: { outDir, emptyOutDir: true } });
  await serve(ports.portal, { build: { outDir } });
  const bare: InlineConfig = {
    configFile: false,
    root: join(import.meta.dirname, "bare"),
    plugins: [react(), sendSecurityHeaders()],
    build: { outDir: join(folder, "bare"), emptyOutDir: true },
  };
  await build({ ...bare, logLevel: "error" });
  await serve(ports.development, bare);
  await serve(ports.preview, { ...bare, build: { outDir: join(import.meta.dirname, "static") } });
}

async function serve(port: number, config: InlineConfig): Promise<void> {
  const server = await preview({ ...config, preview: { host: "127.0.0.1", port, strictPort: true } });
  resources.defer(() => server.close());
}

/** Opens a browser with a user's storage. Returns a function that runs Lighthouse in it, without cached files. */
async function openBrowser(storage: StorageState): Promise<(url: string) => Promise<Result>> {
  const profile = await mkdtemp(join(tmpdir(), "bench-"));
  resources.defer(() => rm(profile, { recursive: true, force: true }));
  const port = await findFreePort();
  const context = await chromium.launchPersistentContext(
    profile,
    chromiumLaunchOptions({ args: [`--remote-debugging-port=${port}`, `--accept-lang=${locale}`] }),
  );
  resources.defer(() => context.close());
  await context.addCookies(storage.cookies);
  const page = await context.newPage();
  for (const { origin, localStorage: entries } of storage.origins) {
    await page.goto(origin);
    await page.evaluate((items) => {
      for (const { name, value } of items) localStorage.setItem(name, value);
    }, entries);
  }
  await page.goto("about:blank");
  const session = await context.newCDPSession(page);
  return async (url) => {
    // Lighthouse's own reset would also clear localStorage and thereby sign the user out.
    await session.send("Network.clearBrowserCache");
    return runLighthouse(url, port);
  };
}

async function runLighthouse(url: string, port: number): Promise<Result> {
  const result = await lighthouse(url, {
    port,
    logLevel: "error",
    onlyCategories: ["performance", "accessibility", "best-practices"],
    disableStorageReset: true,
  });
  if (!result) throw new Error(`Lighthouse returned no result for ${url}.`);
  const { categories, audits, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const getScore = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  const getValue = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const failedAudits = [categories["accessibility"], categories["best-practices"]]
    .flatMap((category) => category?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1);
  return {
    performance: getScore("performance"),
    accessibility: getScore("accessibility"),
    bestPractices: getScore("best-practices"),
    layoutShift: getValue("cumulative-layout-shift"),
    blockingTime: getValue("total-blocking-time"),
    largestContentfulPaint: getValue("largest-contentful-paint"),
    failedAudits: failedAudits.map(({ id }) => `${id}: ${audits[id]?.title}`),
  };
}

/** The run with the median performance score; among equal scores the one with the median blocking time. */
function getMedianRun(runs: readonly Result[]): Result {
  const sorted = runs.toSorted((a, b) => b.performance - a.performance || a.blockingTime - b.blockingTime);
  const median = sorted[Math.floor(runs.length / 2)];
  if (!median) throw new Error("There is no run.");
  return median;
}

function printResults(results: readonly (Result & { name: string })[]): void {
  const rows = results.map((page) => [
    page.name,
    ...[page.performance, page.accessibility, page.bestPractices].map(String),
    page.layoutShift.toFixed(3),
    `${page.blockingTime.toFixed(0)} ms`,
    `${page.largestContentfulPaint.toFixed(0)} ms`,
  ]);
  const header = ["performance", "accessibility", "practices", "CLS", "TBT", "LCP"];
  process.stdout.write(`\n${formatTable([["Lighthouse, phone", ...header], ...rows])}\n`);
  const failures = results.flatMap(({ name, accessibility, bestPractices, layoutShift, failedAudits }) => [
    ...(accessibility < 100 || bestPractices < 100 ? [`${name}: ${failedAudits.join("; ")}`] : []),
    ...(Number(layoutShift.toFixed(3)) > 0
      ? [`${name}: the layout shifts by ${layoutShift.toFixed(3)}`]
      : []),
  ]);
  if (failures.length === 0) return;
  process.stdout.write(`${failures.join("\n")}\n`);
  process.exitCode = 1;
}
