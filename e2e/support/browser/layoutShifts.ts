import type { BrowserContext, Page } from "@playwright/test";

/** Records the layout shifts of pages that are opened from now on. */
export function recordLayoutShifts(target: BrowserContext | Page): Promise<unknown> {
  return target.addInitScript(() => {
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) layoutShifts.push(Reflect.get(entry, "value"));
    });
    const layoutShifts: number[] = [];
    Object.assign(window, { layoutShifts });
    observer.observe({ type: "layout-shift", buffered: true });
  });
}

/** The layout shifts of a page so far, as the browser measures them. */
export function readLayoutShifts(page: Page): Promise<number[]> {
  return page.evaluate(() => Reflect.get(window, "layoutShifts"));
}
