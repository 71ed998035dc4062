import { expect, type Locator, type Page, type Request } from "@playwright/test";
import { noises } from "../support/faultMatrix.ts";
import type { Problems } from "../support/problems.ts";
import { expectWholeScreen } from "../support/wholeScreen.ts";
import { fixDate } from "./fixDate.ts";
import type { Screen, Visit } from "./screen.ts";

/** The day on which all screens are looked at. */
export const now = "2026-03-09T09:00:00Z";

/** Drawings come in scripts of their own. */
const scripts = ["script", "stylesheet"];
const calls = ["fetch", "xhr"];

/** Opens a screen and brings it into its state, with all pictures and letters there. */
export async function visitScreen(screen: Screen, visit: Visit, problems: Problems): Promise<void> {
  const { page, world } = visit;
  problems.allow(...noises);
  if (screen.fault) await world.addFault(screen.fault);
  await fixDate(page, now);
  // Dialogs need no scrolling in it.
  await page.setViewportSize({ width: 1280, height: 900 });
  const isHeldBack = screen.fault?.effect.kind === "latency";
  const parts = watchParts(page, isHeldBack ? scripts : [...scripts, ...calls]);
  await page.goto(screen.address, { waitUntil: "commit" });
  await screen.reach(visit);
  // Parts that come later keep their places until then.
  await expectWholeScreen(page);
  if (!isHeldBack) await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
  await expect.poll(() => [...parts].map((part) => part.url()), "what is on its way").toEqual([]);
  await settle(page);
}

/** The requests of some kinds that are on their way. */
function watchParts(page: Page, kinds: readonly string[]): Set<Request> {
  const parts = new Set<Request>();
  page.on("request", (request) => {
    if (kinds.includes(request.resourceType())) parts.add(request);
  });
  page.on("requestfinished", (request) => parts.delete(request));
  page.on("requestfailed", (request) => parts.delete(request));
  return parts;
}

/**
 * Gives the page a width, and a height that shows it whole: bars stay at its edges then, as on a device, in place of
 * somewhere in a picture. Returns what is to be looked at: the dialog where one is open, for what lies below it may be
 * scrolled anywhere.
 */
export async function showWhole(page: Page, width: number): Promise<Page | Locator> {
  await page.setViewportSize({ width, height: 900 });
  // Nothing is under the pointer.
  await page.mouse.move(0, 0);
  await settle(page);
  const dialog = page.getByRole("dialog").filter({ visible: true });
  if ((await dialog.count()) > 0) {
    // The focus has scrolled it, and in the middle of the window it lies between two pixels.
    await dialog.evaluate((it) => {
      it.style.margin = "0";
      it.style.insetBlock = "0 auto";
      it.scrollTop = 0;
    });
    return dialog;
  }
  const heightOfPage = () => page.evaluate(() => document.documentElement.scrollHeight);
  await expect(async () => {
    const height = Math.max(await heightOfPage(), 900);
    await page.setViewportSize({ width, height });
    await settle(page);
    expect(await heightOfPage()).toBe(height);
  }).toPass();
  return page;
}

/** Waits for letters and for all pictures, also for those that are loaded only where they are seen. */
async function settle(page: Page): Promise<void> {
  await expectWholeScreen(page);
  await page.evaluate(() => {
    for (const picture of document.images) picture.loading = "eager";
  });
  const pending = () =>
    page.evaluate(() => [...document.images].filter((it) => !it.complete).map((it) => it.currentSrc));
  await expect.poll(pending, "pictures that are not there").toEqual([]);
}
