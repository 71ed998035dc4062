import { oneCountry, tagOf } from "./support/countries.ts";
import { cards } from "./support/projectList.ts";
import { expect, test } from "./support/world.ts";

test.describe("The tag manager", oneCountry, () => {
  test.use({ persona: "clara" });

  test("is loaded after every consent was denied [R5.2]", async ({ page, tracking }) => {
    await page.goto("/overview");
    await expect(cards(page)).toHaveCount(1);
    await expect
      .poll(() => tracking.scripts())
      .toEqual(["https://www.googletagmanager.com/gtm.js?id=GTM-TAGLYSDE"]);
    const [first] = tracking.data();
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

  test("is told of a quality visit once, after 30 seconds, over a reload, and never again [R4.14] [R4.15]", async ({
    page,
    tracking,
  }) => {
    const visits = () => tracking.data().filter((data) => data.includes("quality_visit"));
    await page.clock.install();
    await page.goto("/overview");
    await expect(cards(page)).toHaveCount(1);
    await page.clock.runFor(20_000);
    await page.reload();
    await expect(cards(page)).toHaveCount(1);
    await page.clock.runFor(9_000);
    expect(visits()).toEqual([]);
    await page.clock.runFor(2_000);
    await expect.poll(visits).toEqual(['{"event":"quality_visit"}']);
    await page.reload();
    await expect(cards(page)).toHaveCount(1);
    await page.clock.runFor(60_000);
    expect(visits()).toHaveLength(1);
  });
});

test.describe("A country without a tag manager", { tag: tagOf({ country: "DK" }) }, () => {
  test.use({ persona: "clara" });

  test("loads none [R5.2]", async ({ page, tracking }) => {
    await page.goto("/overview");
    await expect(cards(page)).toHaveCount(1);
    expect([tracking.scripts(), tracking.data()]).toEqual([[], []]);
  });
});
