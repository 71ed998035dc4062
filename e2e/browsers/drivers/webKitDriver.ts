import { type ChildProcess, spawn } from "node:child_process";
import { Builder, Capabilities, Key as SeleniumKey, type WebDriver, WebElement } from "selenium-webdriver";
import { type Driver, type Key, requireWindow } from "./driver.ts";

const keys: Record<Key, string> = {
  Tab: SeleniumKey.TAB,
  Enter: SeleniumKey.ENTER,
  Escape: SeleniumKey.ESCAPE,
  Space: SeleniumKey.SPACE,
  ArrowDown: SeleniumKey.ARROW_DOWN,
};

/** Drives WebKitGTK by WebDriver. It needs a display, here Xvfb's. */
export async function launchWebKit(port: number, display = ":99"): Promise<Driver<WebElement>> {
  const processes: ChildProcess[] = [
    spawn("Xvfb", [display, "-screen", "0", "1280x1000x24"], { stdio: "ignore" }),
    spawn("WebKitWebDriver", [`--port=${port}`], {
      stdio: "ignore",
      env: { ...process.env, DISPLAY: display },
    }),
  ];
  let driver: WebDriver | undefined;
  const getDriver = () => requireWindow(driver);
  const createSession = () => {
    const capabilities = new Capabilities({ browserName: "MiniBrowser" });
    return new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build();
  };
  const self: Driver<WebElement> & { version: string } = {
    version: "",
    async startSession() {
      await driver?.quit();
      driver = await createSession();
      await driver.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 1000 });
      const capabilities = await driver.getCapabilities();
      self.version = `WebKitGTK ${capabilities.getBrowserVersion()}`;
    },
    goto: (url) => getDriver().get(url),
    evaluate: (expression) => getDriver().executeScript(`return ${expression}`),
    async findElement(expression) {
      const found = await getDriver().executeScript(`return ${expression}`);
      return found instanceof WebElement ? found : null;
    },
    async click(element) {
      // The driver would scroll smoothly where the page does, and not wait for the end.
      await getDriver().executeScript(
        "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })",
        element,
      );
      await element.click();
    },
    setFile: (element, path) => element.sendKeys(path),
    type: (text) => getDriver().switchTo().activeElement().sendKeys(text),
    press: (key) => getDriver().actions().sendKeys(keys[key]).perform(),
    async close() {
      await driver?.quit();
      for (const child of processes) child.kill();
    },
  };
  return self;
}
