import { expect, type Page } from "@playwright/test";

/** Waits until text is set in the brand's font, which comes after the first screen; the sign before it has no text. */
export async function expectLetters(page: Page): Promise<void> {
  await expect(page.locator("html.brand-font, #splash").first()).toBeAttached();
  await page.evaluate(async () => {
    // Laid out, the text asks for its letters.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  });
}
