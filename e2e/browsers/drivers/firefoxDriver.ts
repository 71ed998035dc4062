import puppeteer, { type BrowserContext, type ElementHandle, type Page } from "puppeteer-core";
import { type Driver, type Key, requireWindow } from "./driver.ts";

/** Drives Firefox by WebDriver BiDi. */
export async function launchFirefox(executablePath: string): Promise<Driver<ElementHandle>> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath,
    // Firefox's viewer of JSON has another origin.
    extraPrefsFirefox: { "devtools.jsonview.enabled": false },
  });
  let context: BrowserContext | undefined;
  let page: Page | undefined;
  const getPage = () => requireWindow(page);
  return {
    version: (await browser.version()).replace("firefox/", ""),
    async startSession() {
      await context?.close();
      context = await browser.createBrowserContext();
      page = await context.newPage();
      await page.setViewport({ width: 1280, height: 900 });
    },
    async goto(url) {
      await getPage().goto(url, { waitUntil: "domcontentloaded" });
    },
    evaluate: (expression) => getPage().evaluate(expression) as Promise<never>,
    async findElement(expression) {
      const handle = await getPage().evaluateHandle(expression);
      return handle.asElement() as ElementHandle | null;
    },
    click: (element) => element.click(),
    async setFile(element, path) {
      await (element as ElementHandle<HTMLInputElement>).uploadFile(path);
    },
    type: (text) => getPage().keyboard.type(text),
    press: (key: Key) => getPage().keyboard.press(key),
    print: () => getPage().pdf(),
    close: () => browser.close(),
  };
}
