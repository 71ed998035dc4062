import { expect, type Page } from "@playwright/test";

/** Waits for what loads after a screen's texts: the brand font, illustrations, pictures and the footer's links. */
export async function waitForScreen(page: Page): Promise<void> {
  // The splash before the first screen has none of them.
  await expect(page.locator("html.brand-font, #splash").first()).toBeAttached();
  await expect(page.locator("[data-pending]")).toHaveCount(0);
  await page.evaluate(async () => {
    // Layout requests the fonts.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  });
}
