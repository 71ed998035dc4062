import { type BrowserContext, chromium, devices } from "@playwright/test";
import { chromiumLaunchOptions } from "../../e2e/support/chromium/findChromium.ts";
import { TestWorld } from "../../e2e/support/fixtures/testWorld.ts";
import { country, locale, visitorPages } from "./measuredPages.ts";
import type { Paints } from "./paintReport.ts";

/** Lighthouse's slow phone. */
const network = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};
const processorSlowdown = 4;
const runsPerPage = 5;

/**
 * Measures when each page has painted its largest content on a slow phone, in alternating runs with an empty cache. Lighthouse
 * simulates that phone, and counts scripts that have loaded before a paint as if the paint had waited for them.
 */
export async function measurePaints(): Promise<Paints> {
  const world = await TestWorld.create({ country });
  const storageState = await world.storageState(undefined);
  const browser = await chromium.launch(chromiumLaunchOptions());
  const paints: Record<string, number[]> = {};
  for (let run = 0; run < runsPerPage; run++) {
    for (const [name, url] of Object.entries(visitorPages)) {
      const context = await browser.newContext({ ...devices["Moto G4"], locale, storageState });
      paints[name] = [...(paints[name] ?? []), await measureLargestPaint(context, url)];
      await context.close();
    }
  }
  await browser.close();
  await world.delete();
  return paints;
}

async function measureLargestPaint(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", network);
  await session.send("Emulation.setCPUThrottlingRate", { rate: processorSlowdown });
  await page.goto(url, { waitUntil: "networkidle" });
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe(
          { type: "largest-contentful-paint", buffered: true },
        );
      }),
  );
}
