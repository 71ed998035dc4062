import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { Builder, Capabilities, Key as SeleniumKey, type WebDriver, WebElement } from "selenium-webdriver";
import { type Driver, type Key, requireWindow } from "./driver.ts";

const keys: Record<Key, string> = {
  Tab: SeleniumKey.TAB,
  Enter: SeleniumKey.ENTER,
  Escape: SeleniumKey.ESCAPE,
  Space: SeleniumKey.SPACE,
  ArrowDown: SeleniumKey.ARROW_DOWN,
};

/** WebKitGTK's browser does not always connect to its driver: then the session is created anew. */
const sessionTimeoutMs = 20_000;
const maxAttempts = 4;

/**
 * Brings an element into view and waits until it keeps its place for two frames. The driver presses at the place that it
 * measured, even if the element has moved since: the window takes its size, and fonts load.
 */
const waitUntilStable = `
  const [element, done] = arguments;
  element.scrollIntoView({ block: "center", behavior: "instant" });
  const check = (previous) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const place = [x, y, width, height, innerWidth, innerHeight].join();
    if (place === previous) done();
    else requestAnimationFrame(() => requestAnimationFrame(() => check(place)));
  };
  check("");
`;

/** Drives WebKitGTK by WebDriver. It needs a display, here Xvfb's. */
export async function launchWebKit(port: number, display = ":99"): Promise<Driver<WebElement>> {
  const xvfb = spawn("Xvfb", [display, "-screen", "0", "1280x1000x24"], { stdio: "ignore" });
  const server = `http://127.0.0.1:${port}`;
  let serverProcess: ChildProcess | undefined;
  let driver: WebDriver | undefined;
  const getDriver = () => requireWindow(driver);

  /** A process of its own for each session: a hanging one ends with it. */
  const stopSession = async () => {
    driver = undefined;
    if (!serverProcess) return;
    const exit = once(serverProcess, "exit");
    serverProcess.kill();
    await exit;
  };

  const createSession = async () => {
    await stopSession();
    serverProcess = spawn("WebKitWebDriver", [`--port=${port}`], {
      stdio: "ignore",
      env: { ...process.env, DISPLAY: display },
    });
    await waitUntilListening(`${server}/status`);
    const capabilities = new Capabilities({ browserName: "MiniBrowser" });
    const created = new Builder().usingServer(server).withCapabilities(capabilities).build();
    const rejection = setTimeout(sessionTimeoutMs, undefined, { ref: false }).then(() => {
      throw new Error(`Expected WebKitWebDriver to open a window, within ${sessionTimeoutMs / 1000} s.`);
    });
    await Promise.race([created.getSession(), rejection]);
    return created;
  };

  const self: Driver<WebElement> & { version: string } = {
    version: "",
    async startSession() {
      driver = await retry(createSession, maxAttempts);
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
      await getDriver().executeAsyncScript(waitUntilStable, element);
      await element.click();
    },
    setFile: (element, path) => element.sendKeys(path),
    type: (text) => getDriver().switchTo().activeElement().sendKeys(text),
    press: (key) => getDriver().actions().sendKeys(keys[key]).perform(),
    async close() {
      await stopSession();
      xvfb.kill();
    },
  };
  return self;
}

async function retry<Value>(action: () => Promise<Value>, attempts: number): Promise<Value> {
  try {
    return await action();
  } catch (error) {
    if (attempts <= 1) throw error;
    return retry(action, attempts - 1);
  }
}

async function waitUntilListening(url: string): Promise<void> {
  await retry(async () => {
    await setTimeout(100);
    await fetch(url);
  }, 50);
}
