import { expect, type Locator, type Page, type Request } from "@playwright/test";
import { navigate } from "../../support/browser/navigate.ts";
import { waitForScreen } from "../../support/visual/waitForScreen.ts";
import type { Screen, ScreenContext } from "./screen.ts";

/** The time of all screenshots. */
export const now = "2026-03-09T09:00:00Z";

/** Illustrations are scripts of their own. */
const assetTypes = ["script", "stylesheet"];
const requestTypes = ["fetch", "xhr"];

/** In ms; shorter than usual, since most of the waits here are short. */
const intervals = [20, 50, 100];

/** Loads the portal at a screen, brings the screen into its state, and waits for all requests, images and fonts. */
export async function openScreen(screen: Screen, context: ScreenContext): Promise<void> {
  const { page, world } = context;
  if (screen.fault) await world.addFault(screen.fault);
  // High enough for dialogs to need no scrolling.
  await page.setViewportSize({ width: 1280, height: 900 });
  const isPending = screen.fault?.effect.kind === "latency";
  await settle(page, isPending, async () => {
    await page.goto(screen.path, { waitUntil: "commit" });
    await screen.reach(context);
  });
}

/** Goes to a screen as links in the portal do, without loading the portal again. */
export async function navigateToScreen(screen: Screen, context: ScreenContext): Promise<void> {
  const { page } = context;
  await settle(page, false, async () => {
    await navigate(page, screen.path);
    await screen.reach(context);
  });
  // The heading has the focus after a navigation.
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
}

/**
 * Gives the page a width and the height of its content, so that fixed bars are at the edges of the screenshot. Returns
 * what a screenshot should show: the dialog if one is open, since the content below it may be scrolled anywhere.
 */
export async function fitViewport(page: Page, width: number): Promise<Page | Locator> {
  await page.setViewportSize({ width, height: 900 });
  // Nothing is hovered.
  await page.mouse.move(0, 0);
  await waitForImages(page);
  const dialog = page.getByRole("dialog").filter({ visible: true });
  if ((await dialog.count()) > 0) {
    // The focus may have scrolled it, and centred it lies between two pixels.
    await dialog.evaluate((it) => {
      it.style.margin = "0";
      it.style.insetBlock = "0 auto";
      it.scrollTop = 0;
    });
    return dialog;
  }
  const measureHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
  await expect(async () => {
    const height = Math.max(await measureHeight(), 900);
    await page.setViewportSize({ width, height });
    await waitForImages(page);
    expect(await measureHeight()).toBe(height);
  }).toPass({ intervals });
  return page;
}

/** Does something and waits until nothing that it caused is loading any more. */
async function settle(page: Page, isPending: boolean, act: () => Promise<void>): Promise<void> {
  const types = isPending ? assetTypes : [...assetTypes, ...requestTypes];
  const pending = new Set<Request>();
  const start = (request: Request) => {
    if (types.includes(request.resourceType())) pending.add(request);
  };
  const end = (request: Request) => void pending.delete(request);
  page.on("request", start).on("requestfinished", end).on("requestfailed", end);
  await act();
  await waitForScreen(page);
  if (!isPending) await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
  await expect
    .poll(() => [...pending].map((request) => request.url()), { message: "pending requests", intervals })
    .toEqual([]);
  page.off("request", start).off("requestfinished", end).off("requestfailed", end);
  await waitForImages(page);
}

/** Waits for fonts and all images, including those that load only when they are in view. */
async function waitForImages(page: Page): Promise<void> {
  await waitForScreen(page);
  const findPending = () =>
    page.evaluate(() => {
      for (const image of document.images) image.loading = "eager";
      return [...document.images].filter((it) => !it.complete).map((it) => it.currentSrc);
    });
  await expect.poll(findPending, { message: "pending images", intervals }).toEqual([]);
}

/** Stops `Date` in all documents of a page while timers run on, so that no screenshot depends on a clock. */
export async function freezeDate(page: Page, time: string): Promise<void> {
  await page.addInitScript((fixed: number) => {
    const RealDate = Date;
    globalThis.Date = new Proxy(RealDate, {
      construct: (_, values) => Reflect.construct(RealDate, values.length === 0 ? [fixed] : values),
      get: (_, name) => (name === "now" ? () => fixed : Reflect.get(RealDate, name)),
    });
  }, Date.parse(time));
}
