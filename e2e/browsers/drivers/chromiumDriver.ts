import {
  type BrowserContext,
  chromium,
  type ElementHandle,
  type LaunchOptions,
  type Page,
} from "@playwright/test";
import { type Driver, requireWindow } from "./driver.ts";

/** Drives Chromium of any year by the DevTools protocol. The script runs before those of each page. */
export async function launchChromium(
  options: LaunchOptions,
  preloadScript?: string,
): Promise<Driver<ElementHandle>> {
  const browser = await chromium.launch(options);
  let context: BrowserContext | undefined;
  let page: Page | undefined;
  const getPage = () => requireWindow(page);
  return {
    version: browser.version(),
    async startSession() {
      await context?.close();
      context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
      if (preloadScript !== undefined) await context.addInitScript(preloadScript);
      page = await context.newPage();
    },
    async goto(url) {
      await getPage().goto(url, { waitUntil: "domcontentloaded" });
    },
    evaluate: (expression) => getPage().evaluate(expression),
    async findElement(expression) {
      return (await getPage().evaluateHandle(expression)).asElement();
    },
    click: (element) => element.click({ timeout: 15_000 }),
    setFile: (element, path) => element.setInputFiles(path),
    type: (text) => getPage().keyboard.type(text),
    press: (key) => getPage().keyboard.press(key),
    print: () => getPage().pdf(),
    close: () => browser.close(),
  };
}
