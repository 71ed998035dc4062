import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { chromiumLaunchOptions } from "../../e2e/support/chromium.ts";
import type { StorageState } from "../../e2e/support/control.ts";
import { freePort } from "../../mock-server/freePort.ts";
import { medianRun } from "./tables.ts";

/** What Lighthouse found on a page: scores from 0 to 100, times in milliseconds on a slow phone. */
export interface PageFigures {
  performance: number;
  accessibility: number;
  bestPractices: number;
  layoutShift: number;
  blockingTime: number;
  largestPaint: number;
  /** How fast Lighthouse found the machine; a quiet desktop has 1000 and more. */
  machine: number;
  /** Titles of what keeps accessibility or best practices from 100. */
  problems: string[];
}

/** One run tells as much of the machine as of the page. */
const runsPerPage = 3;

/** A browser for Lighthouse, in a visitor's language, in which somebody is signed in. */
export interface Inspector {
  inspect(address: string): Promise<PageFigures>;
  close(): Promise<void>;
}

export async function openInspector(storage: StorageState, locale: string): Promise<Inspector> {
  const profile = await mkdtemp(join(tmpdir(), "bench-"));
  const port = await freePort();
  const options = chromiumLaunchOptions();
  const context = await chromium.launchPersistentContext(profile, {
    ...options,
    args: [...options.args, `--remote-debugging-port=${port}`, `--accept-lang=${locale}`],
  });
  await context.addCookies(storage.cookies);
  for (const { origin, localStorage: entries } of storage.origins) {
    const page = await context.newPage();
    await page.goto(origin);
    await page.evaluate((kept) => {
      for (const { name, value } of kept) localStorage.setItem(name, value);
    }, entries);
    await page.close();
  }
  return {
    inspect: async (address) => {
      const runs: PageFigures[] = [];
      for (let run = 0; run < runsPerPage; run++) {
        await forgetFiles(context);
        runs.push(await inspect(address, port));
      }
      return medianRun(runs);
    },
    close: async () => {
      await context.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}

/** Lighthouse would empty the storage too, and nobody would be signed in. */
async function forgetFiles(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.clearBrowserCache");
  await page.close();
}

async function inspect(address: string, port: number): Promise<PageFigures> {
  const result = await lighthouse(address, {
    port,
    logLevel: "error",
    onlyCategories: ["performance", "accessibility", "best-practices"],
    disableStorageReset: true,
  });
  if (!result) throw new Error(`Lighthouse had nothing to say of ${address}.`);
  const { categories, audits, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${address}: ${runtimeError.message}`);
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const lacking = [categories["accessibility"], categories["best-practices"]]
    .flatMap((category) => category?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1);
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    layoutShift: value("cumulative-layout-shift"),
    blockingTime: value("total-blocking-time"),
    largestPaint: value("largest-contentful-paint"),
    machine: result.lhr.environment.benchmarkIndex,
    problems: lacking.map(({ id }) => `${id}: ${audits[id]?.title}`),
  };
}
