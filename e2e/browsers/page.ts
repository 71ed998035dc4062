import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Driver, Key } from "./drivers/driver.ts";

/** An element as a visitor finds it. */
export interface Query {
  role?: string;
  /** The accessible name of a role, or the text of a label. */
  name?: string;
  label?: string;
  text?: string;
  css?: string;
  /** The first match inside this one. */
  within?: Query;
}

const testingLibrary = readFileSync(
  createRequire(import.meta.url).resolve("@testing-library/dom/dist/@testing-library/dom.umd.min.js"),
  "utf8",
);

const timeoutMs = 60_000;
const intervalMs = 100;

/** Finds all visible matches. Runs in the page. */
function findAll(query: Query): Element[] {
  const library = Reflect.get(globalThis, "TestingLibraryDom") as typeof import("@testing-library/dom");
  const root = query.within ? findAll(query.within)[0] : document.body;
  if (!(root instanceof HTMLElement)) return [];
  const { role, name, label, text, css } = query;
  if (role !== undefined) return library.queryAllByRole(root, role, name === undefined ? {} : { name });
  if (label !== undefined) return library.queryAllByLabelText(root, label);
  const found: Element[] =
    text === undefined ? [...root.querySelectorAll(css ?? "*")] : library.queryAllByText(root, text);
  return found.filter((element) => element.getClientRects().length > 0);
}

/** Sets a value as the browser's own picker does, because typing a date depends on the language of the system. */
function setValue(element: HTMLInputElement | HTMLSelectElement, value: string): void {
  const prototype = Object.getPrototypeOf(element);
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(element, value);
  element.dispatchEvent(new Event("input", { bubbles: true }));
  element.dispatchEvent(new Event("change", { bubbles: true }));
}

/** The page objects' view of a browser. Each action waits until its element is there. */
export class Page {
  readonly #driver: Driver;
  readonly origin: string;

  constructor(driver: Driver, origin: string) {
    this.#driver = driver;
    this.origin = origin;
  }

  goto(path: string): Promise<void> {
    return this.#driver.goto(new URL(path, this.origin).href);
  }

  evaluate<Value>(expression: string): Promise<Value> {
    return this.#driver.evaluate(expression);
  }

  async click(query: Query): Promise<void> {
    await this.#waitFor(`${describe(query)} to click`, async () => {
      const element = await this.#find(query);
      if (element === null) return false;
      await this.#driver.click(element);
      return true;
    });
  }

  /** Replaces the text of a field. */
  async fill(query: Query, text: string): Promise<void> {
    await this.click(query);
    await this.#run(query, "(element) => element.select()");
    await this.#driver.type(text);
  }

  async choose(query: Query, value: string): Promise<void> {
    await this.expectVisible(query);
    await this.#run(query, `(element) => (${setValue})(element, ${JSON.stringify(value)})`);
  }

  async setFile(query: Query, path: string): Promise<void> {
    await this.#waitFor(`${describe(query)} to take a file`, async () => {
      const element = await this.#driver.findElement(`document.querySelector(${JSON.stringify(query.css)})`);
      if (element === null) return false;
      await this.#driver.setFile(element, path);
      return true;
    });
  }

  press(key: Key): Promise<void> {
    return this.#driver.press(key);
  }

  print(): Promise<Uint8Array> {
    if (!this.#driver.print) throw new Error("The driver of this browser cannot print.");
    return this.#driver.print();
  }

  expectVisible(query: Query): Promise<void> {
    return this.#waitFor(`${describe(query)} to be visible`, async () => (await this.count(query)) > 0);
  }

  expectGone(query: Query): Promise<void> {
    return this.#waitFor(`${describe(query)} to be gone`, async () => (await this.count(query)) === 0);
  }

  expectFocus(query: Query): Promise<void> {
    return this.#waitFor(`the focus on ${describe(query)}`, () =>
      this.#query(query, "(all) => all[0] === document.activeElement"),
    );
  }

  /** Waits until an expression in the page is true. */
  expectTrue(expression: string): Promise<void> {
    return this.#waitFor(expression, () => this.evaluate<boolean>(`Boolean(${expression})`));
  }

  count(query: Query): Promise<number> {
    return this.#query(query, "(all) => all.length");
  }

  async #run(query: Query, code: string): Promise<void> {
    await this.#query(query, `(all) => { (${code})(all[0]); return true; }`);
  }

  async #query<Value>(query: Query, code: string): Promise<Value> {
    await this.#inject();
    return this.evaluate(`(() => { ${findAll}; return (${code})(findAll(${JSON.stringify(query)})); })()`);
  }

  async #find(query: Query): Promise<unknown> {
    await this.#inject();
    const element = `(() => { ${findAll}; return findAll(${JSON.stringify(query)})[0] ?? null; })()`;
    return this.#driver.findElement(element);
  }

  /** Each document needs the library anew. */
  async #inject(): Promise<void> {
    if (await this.evaluate("typeof TestingLibraryDom === 'object'")) return;
    await this.evaluate(
      `(() => { const define = undefined, module = undefined, exports = undefined; (function () { ${testingLibrary} }).call(window); return true; })()`,
    );
  }

  /** A page that loads meanwhile loses its elements: errors count as not yet. */
  async #waitFor(what: string, isDone: () => Promise<boolean>): Promise<void> {
    const end = performance.now() + timeoutMs;
    let lastError: unknown;
    while (performance.now() < end) {
      try {
        if (await isDone()) return;
      } catch (error) {
        lastError = error;
      }
      await new Promise((resolve) => setTimeout(resolve, intervalMs));
    }
    const shown = await this.evaluate<string>(
      "location.pathname + ': ' + document.body.innerText.slice(0, 200)",
    ).catch(String);
    throw new Error(
      `Expected ${what}, within ${timeoutMs / 1000} s. ${lastError ? `The last error: ${lastError}. ` : ""}The page is ${shown}`,
      {
        cause: lastError,
      },
    );
  }
}

function describe({ role, name, label, text, css, within }: Query): string {
  const own = role === undefined ? (label ?? text ?? css ?? "") : `${role} ${name ?? ""}`.trim();
  return within ? `${own} in ${describe(within)}` : own;
}
