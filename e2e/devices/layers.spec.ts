import type { Page } from "@playwright/test";
import { getProjectCards } from "../support/actions/projectList.ts";
import { choosePersona } from "../support/actions/signIn.ts";
import { oneCountry } from "../support/config/countries.ts";
import { expect, test } from "../support/fixtures/test.ts";
import { waitForScreen } from "../support/visual/waitForScreen.ts";

test.describe("Layers between the portal and its visitor", oneCountry, () => {
  for (const browser of ["Chrome", "Safari"] as const) {
    test(`a page whose texts ${browser} has translated stays usable`, async ({ page, t }) => {
      await page.goto("/");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("page.introduction.title"));
      // The heading is in the HTML. React reports an error for texts that change before hydration, and recovers from it.
      await waitForScreen(page);
      await translate(page, browser);
      await page.getByRole("banner").getByRole("button").first().click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await translate(page, browser);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await page.getByRole("main").getByRole("link").first().click();
      await choosePersona(page, "anna");
      await expect(getProjectCards(page).first()).toBeVisible();
      await translate(page, browser);
      await page.getByRole("main").getByRole("button").last().click();
      await expect(getProjectCards(page)).toHaveCount(19);
      await page.locator('nav a[href="/faq"]').click();
      const search = page.getByRole("searchbox");
      // The second search makes React change and remove texts that the translation has replaced.
      await search.fill("beschlagt");
      await expect(page.locator("mark").first()).toBeVisible();
      await translate(page, browser);
      await search.fill("fenster");
      await expect(page.locator("mark").first()).toHaveText(/fenster/i);
      const translatedText = await page.getByRole("main").textContent();
      await page.reload();
      await search.fill("fenster");
      await expect.poll(() => page.getByRole("main").textContent()).toBe(removeMarks(translatedText));
    });
  }

  test("elements that an extension adds to the body stay, and the portal works", async ({ page, t }) => {
    await page.addInitScript(() => {
      addEventListener("DOMContentLoaded", () => {
        document.body.prepend(document.createElement("aside"));
        document.body.append(document.createElement("grammarly-desktop-integration"));
        document.body.setAttribute("data-extension", "");
      });
    });
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("page.introduction.title"));
    await expect(page.locator("body > aside")).toBeAttached();
    await expect(page.locator("body > grammarly-desktop-integration")).toBeAttached();
  });
});

/** Replaces each text as the browser's translation does: Chrome and Edge insert elements, Safari changes the text. */
async function translate(page: Page, browser: "Chrome" | "Safari"): Promise<void> {
  await page.evaluate((name) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) {
      const font = document.createElement("font");
      font.append(document.createElement("font"));
      font.firstElementChild?.append(`«${text.data}»`);
      text.replaceWith(name === "Chrome" ? font : `«${text.data}»`);
    }
  }, browser);
}

function removeMarks(text: string | null): string | undefined {
  return text?.replaceAll(/[«»]/g, "");
}
