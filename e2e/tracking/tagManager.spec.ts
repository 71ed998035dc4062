import { getProjectCards } from "../support/actions/projectList.ts";
import { getCountryTag, oneCountry } from "../support/config/countries.ts";
import { expect, test } from "../support/fixtures/test.ts";

test.describe("Tag manager", oneCountry, () => {
  test.use({ persona: "clara" });

  test("is loaded after every consent was denied", { tag: "@R5.2" }, async ({ page, tracking }) => {
    await page.goto("/overview");
    await expect(getProjectCards(page)).toHaveCount(1);
    await expect
      .poll(() => tracking.getScriptUrls())
      .toEqual(["https://www.googletagmanager.com/gtm.js?id=GTM-TAGLYSDE"]);
    const [first] = tracking.getEntries();
    expect(Object.values(JSON.parse(first ?? "null"))).toEqual([
      "consent",
      "default",
      {
        ad_storage: "denied",
        ad_user_data: "denied",
        ad_personalization: "denied",
        analytics_storage: "denied",
      },
    ]);
  });

  test("receives one quality visit after 30 seconds, counted across reloads", {
    tag: ["@R4.14", "@R4.15"],
  }, async ({ page, tracking }) => {
    const getVisits = () => tracking.getEntries().filter((entry) => entry.includes("quality_visit"));
    await page.clock.install();
    await page.goto("/overview");
    await expect(getProjectCards(page)).toHaveCount(1);
    await page.clock.runFor(20_000);
    await page.reload();
    await expect(getProjectCards(page)).toHaveCount(1);
    await page.clock.runFor(9_000);
    expect(getVisits()).toEqual([]);
    await page.clock.runFor(2_000);
    await expect.poll(getVisits).toEqual(['{"event":"quality_visit"}']);
    await page.reload();
    await expect(getProjectCards(page)).toHaveCount(1);
    await page.clock.runFor(60_000);
    expect(getVisits()).toHaveLength(1);
  });
});

test.describe("Country without a tag manager", { tag: getCountryTag("DK") }, () => {
  test.use({ persona: "clara" });

  test("loads no tag manager and tracks nothing, page views included", {
    tag: ["@R2.10", "@R5.2"],
  }, async ({ page, t, tracking }) => {
    await page.goto("/overview");
    await expect(getProjectCards(page)).toHaveCount(1);
    await page.getByRole("link", { name: t("app.navigation.faq") }).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    expect([tracking.getScriptUrls(), tracking.getEntries()]).toEqual([[], []]);
    expect(await page.evaluate(() => window.dataLayer ?? [])).toEqual([]);
  });
});
