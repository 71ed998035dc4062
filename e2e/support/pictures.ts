import { expect, type Locator, type Page } from "@playwright/test";
import { expectWholeScreen } from "./wholeScreen.ts";

/**
 * Compares a part of a page, or all that is seen of it, with the committed picture; the brand's font and the drawings
 * must be there first. What changes from run to run is painted over.
 */
export async function expectPicture(
  target: Locator | Page,
  name: string,
  changing: Locator[] = [],
): Promise<void> {
  const page = "page" in target ? target.page() : target;
  await expectWholeScreen(page);
  const options = { mask: changing };
  const file = `${name.toLowerCase().replaceAll("_", "-")}.png`;
  if ("page" in target) await expect.soft(target).toHaveScreenshot(file, options);
  else await expect.soft(target).toHaveScreenshot(file, options);
}
