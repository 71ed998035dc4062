import { expect, type Page } from "@playwright/test";
import { HtmlValidate } from "html-validate";

const validator = new HtmlValidate({ root: true, extends: ["html-validate:standard"] });

/** Fails the test if the current page is invalid HTML, such as a block in a button or a second title. */
export async function expectValidHtml(page: Page): Promise<void> {
  const { results } = await validator.validateString(await page.content());
  const found = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
  expect.soft(found, `HTML of ${page.url()}`).toEqual([]);
}
