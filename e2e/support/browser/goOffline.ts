import { expect, type Page } from "@playwright/test";

/** The chunk of the notices about the network is requested after the first paint, and cannot be loaded offline. */
export async function waitForNetworkNotices(page: Page): Promise<void> {
  const placeOfBanner = page.locator("#root > div[data-no-print]:empty");
  await expect(placeOfBanner).toBeAttached();
}

export async function goOffline(page: Page): Promise<void> {
  await waitForNetworkNotices(page);
  await page.context().setOffline(true);
}
