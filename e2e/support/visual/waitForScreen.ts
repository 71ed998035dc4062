import { expect, type Page } from "@playwright/test";

/** Waits for the parts that load after a screen's texts: the brand font, illustrations, pictures and the footer's links. */
export async function waitForScreen(page: Page): Promise<void> {
  // The splash before the first screen loads no such parts.
  const complete = page.locator("html:is(.brand-font, :has(#splash)):not(:has([data-pending]))");
  await expect(complete, "brand font and nothing pending").toBeAttached();
  await page.evaluate(async () => {
    // A layout makes the browser request the fonts.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  });
}
