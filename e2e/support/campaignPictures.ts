import { expect, type Locator } from "@playwright/test";

/** Waits for a campaign's picture to be loaded, from a file where one is named. */
export async function expectLoaded(picture: Locator, file = ".+"): Promise<void> {
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      picture.evaluate((it) =>
        it instanceof HTMLImageElement && it.complete && it.naturalWidth > 0 ? it.currentSrc : "",
      ),
    )
    .toMatch(new RegExp(`/files/campaigns/${file}\\.svg$`));
}
