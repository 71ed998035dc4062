import { tagOf } from "./support/countries.ts";
import { portalHost } from "./support/ports.ts";
import { expectLanguage } from "./support/projectList.ts";
import { textsIn } from "./support/texts.ts";
import { expect, test } from "./support/world.ts";

const address = `http://${portalHost("CH")}`;
const german = textsIn("de-CH");
const french = textsIn("fr-CH");

test.describe("In Switzerland", { tag: tagOf({ country: "CH" }) }, () => {
  test("the chosen language is kept for the whole site and the next visit [R4.11] [R9.5]", async ({
    page,
    context,
  }) => {
    await page.goto("/");
    await page.getByRole("combobox", { name: german("app.language") }).selectOption("fr-CH");
    await expectLanguage(page, "fr-CH");
    await expect(page).toHaveTitle(french("documentTitle"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(french("page.introduction.title"));
    const cookies = await context.cookies(address);
    expect(cookies.find(({ name }) => name === "locale")).toMatchObject({ value: "fr-CH", path: "/" });

    const nextVisit = await context.newPage();
    await nextVisit.goto("/logout");
    await expectLanguage(nextVisit, "fr-CH");
    await expect(nextVisit.getByRole("heading", { level: 1 })).toHaveText(french("page.logout.title"));
  });

  test("the three languages are offered in their own words [R9.2]", async ({ page }) => {
    await page.goto("/");
    const options = page.getByRole("combobox", { name: german("app.language") }).getByRole("option");
    await expect(options).toHaveText(["Deutsch", "Français", "Italiano"]);
  });

  for (const { stored, why } of [
    { stored: "sv", why: "is another country's" },
    { stored: "xx-YY", why: "is no locale" },
    { stored: "constructor", why: "only looks like a name" },
  ]) {
    test(`a stored locale that ${why} gives way to the country's own [R5.3] [R9.4]`, async ({
      page,
      context,
    }) => {
      await context.addCookies([{ name: "locale", value: stored, url: address }]);
      await page.goto("/");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(german("page.introduction.title"));
      await expectLanguage(page, "de-CH");
    });
  }
});
