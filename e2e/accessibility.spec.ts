import { expectAccessible } from "./support/accessibility.ts";
import { oneCountry } from "./support/countries.ts";
import { cards } from "./support/projectList.ts";
import { signIn } from "./support/provider.ts";
import { troubleWith } from "./support/trouble.ts";
import { expect, test } from "./support/world.ts";

for (const { name, colorScheme, viewport } of [
  { name: "in the dark theme", colorScheme: "dark", viewport: { width: 1280, height: 720 } },
  { name: "on a phone", colorScheme: "light", viewport: { width: 390, height: 844 } },
] as const) {
  test.describe(`Everybody can use the portal ${name}:`, oneCountry, () => {
    test.use({ colorScheme, viewport });

    test("the introduction and its dialog", async ({ page, t }) => {
      await page.goto("/");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("page.introduction.title"));
      await expectAccessible(page);
      await page.getByRole("button", { name: t("app.countryAndLanguage") }).click();
      await expect(page.getByRole("dialog").getByRole("link")).toHaveCount(8);
      await expectAccessible(page);
    });

    test("the list", async ({ page }) => {
      await signIn(page, "anna");
      await expect(cards(page)).toHaveCount(10);
      await expectAccessible(page);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    });

    test("the empty list", async ({ page, t }) => {
      await signIn(page, "ben");
      await expect(page.getByRole("heading", { name: t("page.projectList.empty.title") })).toBeVisible();
      await expectAccessible(page);
    });

    test("the list with a failure", async ({ page, t, problems, world }) => {
      problems.expect(/status of 400/);
      await signIn(page, "anna");
      await expect(cards(page)).toHaveCount(10);
      await world.addFault(troubleWith("Projects"));
      await page.getByRole("button", { name: t("page.projectList.loadMore") }).click();
      await expect(page.getByText(t("page.projectList.loadMoreFailed"))).toBeVisible();
      await expectAccessible(page);
    });
  });
}
