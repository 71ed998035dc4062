import { goOffline } from "../support/browser/goOffline.ts";
import { oneCountry } from "../support/config/countries.ts";
import { expect, test } from "../support/fixtures/test.ts";
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

    for (const path of [
      "/overview",
      "/project/project-1",
      "/window/window-1",
      "/window-registration",
      "/faq",
    ]) {
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
      await page.goto("/project/project-1");
      await expect(page.getByRole("region", { name: t("app.consent.title") })).toBeVisible();
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      await goOffline(page);
      await expect(page.getByText(t("app.offline"))).toBeInViewport();
      await tabThrough(page);
      await tabThrough(page, "Shift+Tab");
    });
  },
);
