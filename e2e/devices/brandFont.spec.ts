import { oneCountry } from "../support/config/countries.ts";
import { expect, test } from "../support/fixtures/test.ts";

test.describe("Brand font", oneCountry, () => {
  test("arrives without moving a pressed button away", async ({ page, browserErrors, t }) => {
    browserErrors.expect(/The sign-in failed/);
    const font = Promise.withResolvers<void>();
    await page.route(/\.woff2$/, async (route) => {
      await font.promise;
      await route.continue();
    });
    await page.goto("/authorization", { waitUntil: "commit" });
    await page.getByRole("button", { name: t("page.authorization.failed.tryAgain") }).hover();
    await page.mouse.down();
    font.resolve();
    await page.evaluate(() => document.fonts.load("1em Albert Sans Variable"));
    const html = page.locator("html");
    await expect(html).not.toContainClass("brand-font");
    await page.mouse.move(0, 0);
    await page.mouse.up();
    await expect(html).toContainClass("brand-font");
  });
});
