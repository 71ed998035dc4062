import { urls } from "#testing/samples/urls.ts";
import { expectPortalUrl } from "../support/actions/signIn.ts";
import { getShownText } from "../support/browser/getShownText.ts";
import { getCountryTag } from "../support/config/countries.ts";
import { portalHost } from "../support/config/ports.ts";
import { expect, test } from "../support/fixtures/test.ts";
import { createTranslate } from "../support/fixtures/texts.ts";

const portal = `http://${portalHost("CH")}`;
const german = createTranslate("de-CH");
const french = createTranslate("fr-CH");

test.describe("Language in Switzerland", { tag: getCountryTag("CH") }, () => {
  test("can be chosen from three, and stays for the whole site and the next visit", async ({
    page,
    context,
  }) => {
    await page.goto("/");
    const select = page.getByRole("combobox", { name: german("app.language") });
    await expect(select.getByRole("option")).toHaveText(["Deutsch", "Français", "Italiano"]);
    const reloaded = page.waitForEvent("load");
    await select.selectOption("fr-CH");
    await reloaded;
    await expect(page.locator("html")).toHaveAttribute("lang", "fr-CH");
    await expect(page).toHaveTitle(french("documentTitle"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(french("page.introduction.title"));
    const cookies = await context.cookies(portal);
    expect(cookies.find(({ name }) => name === "locale")).toMatchObject({ value: "fr-CH", path: "/" });

    const nextVisit = await context.newPage();
    await nextVisit.goto("/logout");
    await expect(nextVisit.locator("html")).toHaveAttribute("lang", "fr-CH");
    await expect(nextVisit.getByRole("heading", { level: 1 })).toHaveText(french("page.logout.title"));
  });

  test("is the country's first if the stored locale is foreign or unknown", async ({ page, context }) => {
    for (const locale of ["sv", "xx-YY", "constructor"]) {
      await test.step(locale, async () => {
        await context.addCookies([{ name: "locale", value: locale, url: portal }]);
        await page.goto("/");
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(german("page.introduction.title"));
        await expect(page.locator("html")).toHaveAttribute("lang", "de-CH");
      });
    }
  });

  test.describe("on an invitation", () => {
    test.use({ scenario: "invitation", persona: "ben" });

    test("keeps the invitation, which leads to the project", async ({ page }) => {
      await page.goto(urls.invitation);
      const reloaded = page.waitForEvent("load");
      await page.getByRole("combobox", { name: german("app.language") }).selectOption("fr-CH");
      await reloaded;
      await expect(page.getByRole("heading", { name: french("page.associate.title") })).toBeVisible();
      await page.getByRole("button", { name: french("page.associate.add") }).click();
      await expectPortalUrl(page, urls.project);
      await expect(getShownText(page, french("page.associate.added"))).toBeVisible();
    });
  });
});
