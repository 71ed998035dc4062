import type { Locator, Page } from "@playwright/test";
import { oneCountry } from "../support/config/countries.ts";
import { expect, test } from "../support/fixtures/test.ts";

// That no screen scrolls sideways at any of the breakpoints is tested with the screens.
test.describe("Project page", oneCountry, () => {
  test.use({ persona: "clara", scenario: "severalRequests" });

  test("moves its navigation, columns and margins at the breakpoints", { tag: "@R9.13" }, async ({
    page,
    t,
  }) => {
    await page.goto("/project/project-1");
    const navigation = page.getByRole("navigation", { name: t("app.mainNavigation") });
    const timeline = page.getByRole("region", { name: t("page.project.timeline.title") });
    const installer = page.getByRole("region", { name: t("page.project.installer.title") });
    await expect(installer).toBeVisible();

    const isNavigationAtBottom = () =>
      navigation.evaluate((nav) => nav.getBoundingClientRect().top > innerHeight / 2);
    const hasTwoColumns = async () =>
      (await timeline.boundingBox())?.y === (await installer.boundingBox())?.y;
    const measureWidth = async (part: Locator) => (await part.boundingBox())?.width ?? 0;

    for (const [width, isPhone] of [
      [767, true],
      [768, false],
    ] as const) {
      await resize(page, width);
      await expect.poll(isNavigationAtBottom, `${width} px: navigation at the bottom`).toBe(isPhone);
    }
    for (const [width, isWide] of [
      [1023, false],
      [1024, true],
    ] as const) {
      await resize(page, width);
      await expect.poll(hasTwoColumns, `${width} px: two columns`).toBe(isWide);
    }
    await resize(page, 1199);
    const laptopWidth = await measureWidth(installer);
    await resize(page, 1200);
    await expect
      .poll(() => measureWidth(installer), "1200 px: narrower side column")
      .toBeLessThan(laptopWidth - 10);
    const desktopWidth = await measureWidth(installer);
    await resize(page, 1399);
    await expect.poll(() => measureWidth(installer), "1399 px: the same side column").toBe(desktopWidth);
    const timelineWidth = await measureWidth(timeline);
    await resize(page, 1400);
    await expect
      .poll(() => measureWidth(timeline), "1400 px: wider content")
      .toBeGreaterThan(timelineWidth + 10);
  });
});

function resize(page: Page, width: number): Promise<void> {
  return page.setViewportSize({ width, height: 800 });
}
