import { expect, type Locator, type Page } from "@playwright/test";
import { stopAtFocus } from "./focusStop.ts";

/** More stops than any screen of the portal has. */
const mostPresses = 60;

/**
 * Presses Tab until the focus is on the target. Each stop on the way must be in sight, marked as focused and large enough
 * to be hit. Returns what the stops were.
 */
export async function tabTo(
  page: Page,
  target: Locator,
  key: "Tab" | "Shift+Tab" = "Tab",
): Promise<string[]> {
  await expect(target).toBeAttached();
  const met: string[] = [];
  for (let presses = 0; presses < mostPresses; presses += 1) {
    await page.keyboard.press(key);
    met.push(await expectGoodStop(page));
    if (await target.evaluate((element) => element === document.activeElement)) return met;
  }
  throw new Error(
    `${mostPresses} presses of ${key} do not reach ${target}. They stop at:\n${met.join("\n")}`,
  );
}

/** Goes to a button, a link or the like and presses a key there. */
export async function pressAt(page: Page, target: Locator, key: "Enter" | "Space" = "Enter"): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Goes to a field and types into it. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

/** Goes to an upload button and answers the dialog of the system that it opens. */
export async function chooseFiles(
  page: Page,
  button: Locator,
  files: { name: string; mimeType: string; buffer: Buffer }[],
): Promise<void> {
  // Waits from before the way there: told only then, the browser may not hold back its own dialog in time.
  const [chooser] = await Promise.all([page.waitForEvent("filechooser"), pressAt(page, button)]);
  await chooser.setFiles(files);
}

/** Where the focus has to be after something happened; in sight too. */
export async function expectFocus(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeFocused();
  await expectGoodStop(page);
}

/** The name of what the focus is on. */
async function expectGoodStop(page: Page): Promise<string> {
  let name = "";
  const problems = async () => {
    const stop = await page.evaluate(stopAtFocus);
    ({ name } = stop);
    return stop.problems.map((problem) => `${name} ${problem}`);
  };
  await expect.poll(problems, { message: `what has the focus at ${page.url()}`, timeout: 2000 }).toEqual([]);
  return name;
}
