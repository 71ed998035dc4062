import type { Locator, Page } from "@playwright/test";

/** A visible text, without its announcement for screen readers, which is in the page for some seconds too. */
export function getShownText(within: Page | Locator, text: string): Locator {
  return within.getByText(text).and(within.locator(":not([data-announcements] > p)"));
}
