import { expect, type Page } from "@playwright/test";

/**
 * Waits for what comes once a screen's words are there: the brand's font, drawings, pictures and the footer's links. The
 * sign before the first screen has none of them.
 */
export async function expectWholeScreen(page: Page): Promise<void> {
  await expect(page.locator("html.brand-font, #splash").first()).toBeAttached();
  await expect(page.locator("[data-pending]")).toHaveCount(0);
  await page.evaluate(async () => {
    // Laid out, the text asks for its letters.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  });
}
