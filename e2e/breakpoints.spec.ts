import type { Locator, Page } from "@playwright/test";
import { oneCountry } from "./support/countries.ts";
import { expect, test } from "./support/world.ts";

/** The first and the last width of phone, tablet, laptop, desktop and tv; phones from the narrowest that counts. */
const widths = [320, 767, 768, 1023, 1024, 1199, 1200, 1399, 1400, 1920];

const screens = [
  "/overview",
  "/project/project-1",
  "/window-registration",
  "/window/window-1",
  "/faq",
  "/feedback/project-1",
];

test.describe("A window of any width", oneCountry, () => {
  test.use({ persona: "clara", scenario: "severalRequests" });

  for (const address of screens) {
    test(`shows ${address} without scrolling sideways [R9.13]`, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).not.toBeEmpty();
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const overhang = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        await expect.poll(overhang, `${width} px`).toBeLessThanOrEqual(0);
      }
    });
  }

  test("has its navigation where it is at hand, and columns and margins that fit [R9.13]", async ({
    page,
    t,
  }) => {
    await page.goto("/project/project-1");
    const navigation = page.getByRole("navigation", { name: t("app.mainNavigation") });
    const timeline = page.getByRole("region", { name: t("page.project.timeline.title") });
    const installer = page.getByRole("region", { name: t("page.project.installer.title") });
    await expect(installer).toBeVisible();

    const atLowerEdge = () => navigation.evaluate((nav) => nav.getBoundingClientRect().top > innerHeight / 2);
    const besideEachOther = async () => (await topOf(timeline)) === (await topOf(installer));
    const widthOfContent = async () => (await installer.boundingBox())?.width ?? 0;

    for (const [width, isPhone] of [
      [767, true],
      [768, false],
    ] as const) {
      await resize(page, width);
      await expect.poll(atLowerEdge, `${width} px: navigation at the lower edge`).toBe(isPhone);
    }
    for (const [width, isWide] of [
      [1023, false],
      [1024, true],
    ] as const) {
      await resize(page, width);
      await expect.poll(besideEachOther, `${width} px: two columns`).toBe(isWide);
    }
    await resize(page, 1399);
    const onDesktop = await widthOfContent();
    await resize(page, 1400);
    await expect.poll(widthOfContent, "1400 px: more room for the content").toBeGreaterThan(onDesktop + 10);
  });
});

function resize(page: Page, width: number): Promise<void> {
  return page.setViewportSize({ width, height: 800 });
}

async function topOf(target: Locator): Promise<number | undefined> {
  return (await target.boundingBox())?.y;
}
