import { expect, type Locator, type Page, type Request } from "@playwright/test";
import { waitForScreen } from "#e2e/support/visual/waitForScreen.ts";
import type { Screen, ScreenContext } from "./screen.ts";

/** The time of all screenshots. */
export const now = "2026-03-09T09:00:00Z";

/** Illustrations are scripts of their own. */
const assetTypes = ["script", "stylesheet"];
const requestTypes = ["fetch", "xhr"];

/** Polling intervals in ms. They are shorter than Playwright's default, since most waits here are short. */
const intervals = [20, 50, 100];

/** At this height, dialogs need no scrolling. */
const minHeight = 900;

/**
 * Loads the portal at the start of a visit; otherwise continues on the current page without the faults of the screen before.
 * Then brings the screen into its state, and waits for all requests, images and fonts.
 */
export async function openScreen({ visit, fault, reach }: Screen, context: ScreenContext): Promise<void> {
  const { page, world } = context;
  if (!visit) await world.clearFaults();
  if (fault) await world.addFault(fault);
  await page.setViewportSize({ width: 1280, height: minHeight });
  const isPending = fault?.effect.kind === "latency";
  const act = async () => {
    if (visit) await page.goto(visit.path, { waitUntil: "commit" });
    await reach(context);
  };
  await settle(page, act, { isPending });
}

/**
 * Gives the page a width and the height of its content, so that fixed bars are at the edges of the screenshot. Returns the
 * element for the screenshot: the dialog or popover if one is open, since the content below it may be scrolled anywhere.
 */
export async function fitViewport(page: Page, width: number): Promise<Page | Locator> {
  await page.setViewportSize({ width, height: minHeight });
  await waitForImages(page);
  const dialog = page.locator("dialog[open], [role=dialog]:not([hidden])");
  if ((await dialog.count()) > 0) {
    // The focus may have scrolled the dialog, and a centred one lies between two pixels.
    await dialog.evaluate((it) => {
      it.style.margin = "0";
      it.style.insetBlock = "0 auto";
      it.scrollTop = 0;
    });
    return dialog;
  }
  const measureHeight = () =>
    page.evaluate(async () => {
      // One frame after a new width, fixed bars report their heights to the page.
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      return document.documentElement.scrollHeight;
    });
  await expect(async () => {
    const height = Math.max(await measureHeight(), minHeight);
    await page.setViewportSize({ width, height });
    await waitForImages(page);
    expect(await measureHeight()).toBe(height);
  }).toPass({ intervals });
  return page;
}

/** Runs an action and waits until everything that it requested has loaded, except for pending API requests. */
export async function settle(
  page: Page,
  act: () => Promise<void>,
  { isPending = false } = {},
): Promise<void> {
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
  // Moves the pointer away, so that nothing is hovered.
  await page.mouse.move(0, 0);
}

/** Waits for all images, even for images that load only when they are in view. */
async function waitForImages(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(findPendingImages), { message: "pending images", intervals })
    .toEqual([]);
}

/** Runs in the page. */
function findPendingImages(): string[] {
  for (const image of document.images) image.loading = "eager";
  const images = [...document.images].filter((it) => !it.complete).map((it) => it.currentSrc);
  return document.fonts.status === "loading" ? ["fonts", ...images] : images;
}

/**
 * Hides the texts that come or go while a screen is tested: the notice of a slow response, and announcements.
 */
export async function hideTimedTexts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("#root > div[data-no-print] > div, [data-announcements] { display: none; }");
    document.adoptedStyleSheets.push(sheet);
  });
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
