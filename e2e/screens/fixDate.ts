import type { Page } from "@playwright/test";

/** Lets pages have one and the same time for ever, while timers run on: no picture waits for a clock. */
export async function fixDate(page: Page, time: string): Promise<void> {
  await page.addInitScript((fixed: number) => {
    const Calendar = Date;
    globalThis.Date = new Proxy(Calendar, {
      construct: (_, values) => Reflect.construct(Calendar, values.length === 0 ? [fixed] : values),
      get: (_, name) => (name === "now" ? () => fixed : Reflect.get(Calendar, name)),
    });
  }, Date.parse(time));
}
