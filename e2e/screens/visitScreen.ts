import { expect, type Page } from "@playwright/test";
import type { Problems } from "../support/problems.ts";
import type { Screen, Visit } from "./screen.ts";

/** The day on which all screens are looked at. */
export const now = "2026-03-09T09:00:00Z";

/** What the browser says of calls that fail on purpose, and the portal of a screen that it could not show. */
const noises = [/Failed to load resource/, /A screen could not be shown/, /React Router caught/, /Error: /];

/** Opens a screen and brings it into its state, with all pictures and letters there. */
export async function visitScreen(screen: Screen, visit: Visit, problems: Problems): Promise<void> {
  const { page, world } = visit;
  problems.allow(...noises);
  if (screen.fault) await world.addFault(screen.fault);
  await page.clock.install({ time: now });
  const parts = watchParts(page);
  await page.goto(screen.address, { waitUntil: "commit" });
  await screen.reach(visit);
  await expect.poll(() => [...parts], "scripts and styles on their way").toEqual([]);
  await settle(page);
}

/** The addresses of scripts and styles that are on their way: drawings come in scripts of their own. */
function watchParts(page: Page): Set<string> {
  const parts = new Set<string>();
  page.on("request", (request) => {
    if (["script", "stylesheet"].includes(request.resourceType())) parts.add(request.url());
  });
  page.on("requestfinished", (request) => parts.delete(request.url()));
  page.on("requestfailed", (request) => parts.delete(request.url()));
  return parts;
}

/**
 * Gives the page a width, and a height that shows it whole where nothing lies over it: bars stay at its edges then, as on
 * a device, in place of somewhere in a picture.
 */
export async function showWhole(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  // Nothing is under the pointer.
  await page.mouse.move(0, 0);
  await settle(page);
  const hasDialog = (await page.getByRole("dialog").filter({ visible: true }).count()) > 0;
  if (hasDialog) return;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(height, 800) });
  await settle(page);
}

/** Waits for letters and for all pictures, also for those that are loaded only where they are seen. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const picture of document.images) picture.loading = "eager";
  });
  const pending = () =>
    page.evaluate(() => [...document.images].filter((it) => !it.complete).map((it) => it.currentSrc));
  await expect.poll(pending, "pictures that are not there").toEqual([]);
}
