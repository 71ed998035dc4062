import { urls } from "#testing/samples/urls.ts";
import { getShownText } from "../support/browser/getShownText.ts";
import { goOffline } from "../support/browser/goOffline.ts";
import { oneCountry } from "../support/config/countries.ts";
import { expect, test } from "../support/fixtures/test.ts";
import { inspectFocus } from "../support/keyboard/inspectFocus.ts";
import { tabThrough } from "../support/keyboard/keyboard.ts";

const phone = { width: 390, height: 844 };

test.describe(
  "Keyboard on a phone whose visitor has not answered the question for consent",
  oneCountry,
  () => {
    test.use({ persona: "clara", scenario: "severalRequests", viewport: phone });

    test.beforeEach(async ({ page }) => {
      await page.addInitScript(() => localStorage.removeItem("taglys.consent"));
    });

    for (const path of ["/overview", urls.project, urls.window, "/window-registration", "/faq"]) {
      test(`no bar covers a focused element of ${path}`, async ({ page, t }) => {
        await page.goto(path);
        await expect(page.getByRole("region", { name: t("app.consent.title") })).toBeVisible();
        await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
        expect((await tabThrough(page)).length).toBeGreaterThan(10);
        await tabThrough(page, "Shift+Tab");
      });
    }

    test("no bar covers a focused element in a large font, nor while the browser is offline", async ({
      page,
      context,
      browserErrors,
      t,
    }) => {
      browserErrors.ignore(/ERR_INTERNET_DISCONNECTED/);
      const session = await context.newCDPSession(page);
      await session.send("Page.setFontSizes", { fontSizes: { standard: 24, fixed: 19 } });
      await page.goto(urls.project);
      await expect(page.getByRole("region", { name: t("app.consent.title") })).toBeVisible();
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      await goOffline(page);
      await expect(getShownText(page, t("app.offline"))).toBeInViewport();
      await tabThrough(page);
      await tabThrough(page, "Shift+Tab");
    });
  },
);

test.describe("Keyboard on a phone while a message is shown", oneCountry, () => {
  test.use({ persona: "dario", scenario: "windows", viewport: phone });

  for (const fontSize of [16, 24]) {
    test(`the message covers no focused element in a font of ${fontSize} px`, async ({
      page,
      context,
      browserErrors,
      t,
    }) => {
      browserErrors.expect(/Nobody handles this/);
      const session = await context.newCDPSession(page);
      await session.send("Page.setFontSizes", { fontSizes: { standard: fontSize, fixed: fontSize } });
      await page.goto(urls.window);
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      // Focuses the button just above the tab bar, at the place of the message.
      await page.getByRole("button", { name: t("page.window.notes.edit") }).evaluate((button) => {
        button.focus({ preventScroll: true });
        const barTop = document.querySelector("nav")?.getBoundingClientRect().top ?? innerHeight;
        scrollBy({ top: button.getBoundingClientRect().bottom - barTop + 30, behavior: "instant" });
      });
      await page.evaluate(() => void Promise.reject(new Error("Nobody handles this.")));
      const message = page.getByRole("alert");
      // The message stays as long as the pointer is over it.
      await message.hover();
      await expect.poll(async () => (await page.evaluate(inspectFocus)).errors).toEqual([]);
      await tabThrough(page);
      await tabThrough(page, "Shift+Tab");
      await expect(message).toBeVisible();
    });
  }
});
