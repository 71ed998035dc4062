import { expect, type Locator, type Page } from "@playwright/test";
import { inspectFocus, outsideOfPage } from "./inspectFocus.ts";

/** More tab stops than any screen of the portal has. */
const maxPresses = 80;

type TabKey = "Tab" | "Shift+Tab";

/** Presses Tab until the target has the focus. Returns the names of the tab stops. */
export async function tabTo(page: Page, target: Locator, key: TabKey = "Tab"): Promise<string[]> {
  await expect(target).toBeAttached();
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  return await pressUntil(page, key, isFocused, String(target));
}

/** Presses Tab from one end of the page to the other. Returns the names of the tab stops. */
export async function tabThrough(page: Page, key: TabKey = "Tab"): Promise<string[]> {
  return await pressUntil(page, key, (name) => name === outsideOfPage, outsideOfPage);
}

/** Each tab stop on the way must be visible, show its focus and be large enough. */
async function pressUntil(
  page: Page,
  key: TabKey,
  isReached: (name: string) => boolean | Promise<boolean>,
  goal: string,
): Promise<string[]> {
  const stops: string[] = [];
  while (stops.length < maxPresses) {
    await page.keyboard.press(key);
    const name = await expectGoodTabStop(page);
    stops.push(name);
    if (await isReached(name)) return stops;
  }
  throw new Error(
    `${maxPresses} presses of ${key} do not reach ${goal}. The tab stops are:\n${stops.join("\n")}`,
  );
}

export async function pressKeyOn(
  page: Page,
  target: Locator,
  key: "Enter" | "Space" = "Enter",
): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

/** Presses an upload button and chooses files in the system's dialog. */
export async function chooseFiles(
  page: Page,
  button: Locator,
  files: { name: string; mimeType: string; buffer: Buffer }[],
): Promise<void> {
  // The wait starts before the key is pressed, so that the browser intercepts its dialog in time.
  const [chooser] = await Promise.all([page.waitForEvent("filechooser"), pressKeyOn(page, button)]);
  await chooser.setFiles(files);
}

export async function expectFocusOn(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeFocused();
  await expectGoodTabStop(page);
}

/** Returns the name of the focused element. */
async function expectGoodTabStop(page: Page): Promise<string> {
  let name = "";
  const findErrors = async () => {
    const report = await page.evaluate(inspectFocus);
    ({ name } = report);
    return report.errors.map((error) => `${name} ${error}`);
  };
  await expect.poll(findErrors, { message: `focus at ${page.url()}`, timeout: 2000 }).toEqual([]);
  return name;
}
