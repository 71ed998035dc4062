import type { Page } from "@playwright/test";
import { getProjectCards } from "../support/actions/projectList.ts";
import { oneCountry } from "../support/config/countries.ts";
import { expect, test } from "../support/fixtures/test.ts";

test.describe("Page views", oneCountry, () => {
  test.describe("of a signed-in customer", () => {
    test.use({ persona: "clara" });

    test("have the path and the view name of each page", async ({ page, t }) => {
      await page.goto("/overview");
      await expect(getProjectCards(page)).toHaveCount(1);
      // Tracking loads after the first paint.
      await expect.poll(() => getPageViews(page)).toHaveLength(1);
      await page.getByRole("link", { name: t("app.navigation.faq") }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("page.faq.title"));
      await page.goBack();
      await expect(getProjectCards(page)).toHaveCount(1);
      await expect
        .poll(() => getPageViews(page))
        .toEqual([
          { event: "page-view", path: "/overview", viewName: "project list" },
          { event: "page-view", path: "/faq", viewName: "faq" },
          { event: "page-view", path: "/overview", viewName: "project list" },
        ]);
    });
  });

  test("leave out tokens in paths", async ({ page }) => {
    await page.goto("/register/project-1/welcome-home");
    await expect
      .poll(() => getPageViews(page))
      .toEqual([{ event: "page-view", path: "/register/project-1/:token", viewName: "associate project" }]);
    expect(JSON.stringify(await page.evaluate(() => window.dataLayer ?? []))).not.toContain("welcome-home");
  });
});

async function getPageViews(page: Page): Promise<unknown[]> {
  return page.evaluate(() =>
    (window.dataLayer ?? []).filter(
      (entry) => typeof entry === "object" && entry !== null && Reflect.get(entry, "event") === "page-view",
    ),
  );
}
