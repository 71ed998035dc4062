import { PausedRequests } from "../support/browser/pausedRequests.ts";
import { oneCountry } from "../support/config/countries.ts";
import { expect, test } from "../support/fixtures/test.ts";

const languages = ["de", "fr", "it", "en", "da", "no", "sv"];

test.describe("Help for a page that does not start", oneCountry, () => {
  test("appears after 10 seconds, and disappears when the portal starts after all", async ({ page }) => {
    const requests = new PausedRequests();
    await requests.start(page, { chunks: ["start"] });
    await page.goto("/logout", { waitUntil: "commit" });
    const help = page.locator("#start-help");
    await expect(page.locator("#splash")).toBeVisible();
    await expect(help).toBeHidden();
    expect(await help.locator("h2").first().boundingBox(), "not laid out").toBeNull();
    const delay = await help.evaluate((element) => {
      const [animation] = element.getAnimations();
      animation?.finish();
      return animation?.effect?.getTiming().delay;
    });
    expect(delay).toBe(10_000);
    await expect(help).toBeVisible();
    requests.resume("start");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(help).toHaveCount(0);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("explains in all languages what to do and whom to call", async ({ page }) => {
      await page.goto("/overview");
      await expect(page.locator("#start-help")).toBeVisible();
      for (const language of languages) {
        const section = page.locator(`section[lang=${language}]`);
        await expect(section.getByRole("heading")).toBeVisible();
        await expect(section.getByRole("link").first()).toHaveAttribute("href", /^tel:\+\d+$/);
      }
      await expect(page.getByRole("link", { name: "Schweiz +41" })).toBeVisible();
    });

    test("stands below the introduction", async ({ page, t }) => {
      await page.goto("/");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("page.introduction.title"));
      await expect(page.getByText(t("page.introduction.lead"))).toBeVisible();
      const help = await page.locator("#start-help").boundingBox();
      const footer = await page.getByRole("contentinfo").boundingBox();
      expect(help?.y).toBeGreaterThanOrEqual((footer?.y ?? Number.NaN) + (footer?.height ?? Number.NaN));
    });
  });
});
