import { expect, type Locator } from "@playwright/test";

/** Waits for a campaign's image; from the file `file`.svg if one is given. */
export async function expectImageLoaded(image: Locator, file = ".+"): Promise<void> {
  await image.scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      image.evaluate((it) =>
        it instanceof HTMLImageElement && it.complete && it.naturalWidth > 0 ? it.currentSrc : "",
      ),
    )
    .toMatch(new RegExp(`/files/campaigns/${file}\\.svg$`));
}
