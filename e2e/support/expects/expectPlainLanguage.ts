import { expect, type Page } from "@playwright/test";
import { waitForScreen } from "../visual/waitForScreen.ts";

/** Words that programs print for missing, unknown or wrong values, for errors and for markup. */
const technicalText =
  /\bNaN\b|\[object |\bundefined\b|\bnull\b|Invalid Date|Exception|Unknown |Cannot query|GraphQL|<\/?\w+>|[A-Z]{2,}_[A-Z]{2,}/;

/** The page's title, its text and the names of its controls have no words that only programmers understand. */
export async function expectPlainLanguage(page: Page): Promise<void> {
  await waitForScreen(page);
  const texts = await page.evaluate(() => {
    const names = [...document.querySelectorAll("[aria-label], [title], [alt]")].flatMap((element) =>
      ["aria-label", "title", "alt"].map((name) => element.getAttribute(name) ?? ""),
    );
    const values = [...document.querySelectorAll("input, textarea, option:checked")].map((field) =>
      String(Reflect.get(field, field instanceof HTMLOptionElement ? "text" : "value")),
    );
    return [document.title, ...document.body.innerText.split("\n"), ...names, ...values];
  });
  expect(texts.filter((text) => technicalText.test(text))).toEqual([]);
}
