import { expect, type Page } from "@playwright/test";

/** The portal requests the chunk of network notices after the first paint; offline, it cannot load it. */
export async function waitForNetworkNotices(page: Page): Promise<void> {
  const placeOfBanner = page.locator("#root > div[data-no-print]:empty");
  await expect(placeOfBanner).toBeAttached();
}

export async function goOffline(page: Page): Promise<void> {
  await waitForNetworkNotices(page);
  await page.context().setOffline(true);
}
