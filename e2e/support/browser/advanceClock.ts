import type { BrowserContext, Page } from "@playwright/test";
import type { TestWorld } from "../fixtures/testWorld.ts";

const started = new WeakSet<BrowserContext>();

/** Advances a page's clock and its world's together; timers that fall due meanwhile fire once. */
export async function advanceClock(page: Page, world: TestWorld, seconds: number): Promise<void> {
  await world.advanceClock(seconds);
  const context = page.context();
  // Before `install()`, Playwright's clock would start in 1970.
  if (!started.has(context)) await page.clock.install();
  started.add(context);
  await page.clock.fastForward(seconds * 1000);
}
