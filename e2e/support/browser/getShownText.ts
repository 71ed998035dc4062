import type { Locator, Page } from "@playwright/test";

/** A text on the screen, without its announcement for screen readers, which stands there for some seconds too. */
export function getShownText(within: Page | Locator, text: string): Locator {
  return within.getByText(text).and(within.locator(":not([data-announcements] > p)"));
}
