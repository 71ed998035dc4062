import { readFile } from "node:fs/promises";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { compareReferencePicture } from "./referencePicture.ts";
import { waitForScreen } from "./waitForScreen.ts";

/**
 * Compares an element, or the visible part of a page, with the committed screenshot `name`.png once fonts and
 * illustrations are there. Masked elements differ from run to run. Compares nothing in a browser that draws differently: there,
 * `visual/reference.spec.ts` fails once.
 */
export async function expectScreenshot(
  target: Locator | Page,
  name: string,
  mask: Locator[] = [],
): Promise<void> {
  const isPage = "page" in target;
  const page = isPage ? target.page() : target;
  await waitForScreen(page);
  const file = `${name.toLowerCase().replaceAll("_", "-")}.png`;
  if (await isIdentical(target, file, mask)) return;
  const browser = page.context().browser();
  if (browser && (await compareReferencePicture(browser))) return;
  if (isPage) await expect.soft(target).toHaveScreenshot(file, { mask });
  else await expect.soft(target).toHaveScreenshot(file, { mask });
}

/** Equal files need no decoding, which takes longer than the screenshot itself. */
async function isIdentical(target: Locator | Page, file: string, mask: Locator[]): Promise<boolean> {
  const [expected, actual] = await Promise.all([
    readFile(test.info().snapshotPath(file, { kind: "screenshot" })).catch(() => undefined),
    target.screenshot({ animations: "disabled", caret: "hide", scale: "css", mask }),
  ]);
  return expected?.equals(actual) ?? false;
}
