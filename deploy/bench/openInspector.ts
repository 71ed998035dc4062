import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { chromiumLaunchOptions } from "../../e2e/support/chromium/findChromium.ts";
import type { StorageState } from "../../e2e/support/fixtures/testWorld.ts";
import { findFreePort } from "../../mock-server/server/findFreePort.ts";
import type { LighthouseResult } from "./report.ts";

/** A browser that runs Lighthouse with one user's storage and language, without cached files. */
export interface Inspector {
  inspect(url: string): Promise<LighthouseResult>;
  close(): Promise<void>;
}

export async function openInspector(storage: StorageState, locale: string): Promise<Inspector> {
  const profile = await mkdtemp(join(tmpdir(), "bench-"));
  const port = await findFreePort();
  const context = await chromium.launchPersistentContext(
    profile,
    chromiumLaunchOptions({ args: [`--remote-debugging-port=${port}`, `--accept-lang=${locale}`] }),
  );
  await context.addCookies(storage.cookies);
  for (const { origin, localStorage: entries } of storage.origins) {
    const page = await context.newPage();
    await page.goto(origin);
    await page.evaluate((items) => {
      for (const { name, value } of items) localStorage.setItem(name, value);
    }, entries);
    await page.close();
  }
  return {
    inspect: async (url) => {
      await clearCache(context);
      return runLighthouse(url, port);
    },
    close: async () => {
      await context.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}

/** Lighthouse's own reset would also clear localStorage and thereby sign the user out. */
async function clearCache(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.clearBrowserCache");
  await page.close();
}

async function runLighthouse(url: string, port: number): Promise<LighthouseResult> {
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
    benchmarkIndex: result.lhr.environment.benchmarkIndex,
    failedAudits: failedAudits.map(({ id }) => `${id}: ${audits[id]?.title}`),
  };
}
