import { expect, type Locator } from "@playwright/test";

/** Compares what is shown with the committed picture; the portal's own font must be there first. */
export async function expectPicture(target: Locator, name: string): Promise<void> {
  await target.page().evaluate(() => document.fonts.ready);
  await expect.soft(target).toHaveScreenshot(`${name.toLowerCase().replaceAll("_", "-")}.png`);
}
