import type { Page } from "@playwright/test";
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
    const navigation = page.getByRole("navigation", { name: t("cabinet.navigation") });
    const offer = page.getByRole("region", { name: t("page.project.offer.title"), exact: true });
    const nextStep = page.getByRole("region", { name: t("page.project.nextStep.title") });
    await expect(nextStep).toBeVisible();

    const isNavigationAtBottom = () =>
      navigation.evaluate((nav) => nav.getBoundingClientRect().top > innerHeight / 2);
    const measureContentWidth = async () => (await nextStep.boundingBox())?.width ?? 0;
    const measureGap = async () => {
      const [left, right] = await Promise.all([offer.boundingBox(), nextStep.boundingBox()]);
      return left && right ? right.x - left.x - left.width : 0;
    };
    const hasTwoColumns = async () => (await measureGap()) > 0;

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
    for (const [width, gap] of [
      [1199, 32],
      [1200, 48],
    ] as const) {
      await resize(page, width);
      await expect.poll(measureGap, `${width} px: gap between the columns`).toBeCloseTo(gap, 0);
    }
    await resize(page, 1399);
    const desktopWidth = await measureContentWidth();
    await resize(page, 1400);
    await expect.poll(measureContentWidth, "1400 px: wider content").toBeGreaterThan(desktopWidth + 10);
  });

  test("keeps the next step in sight beside the offer on laptops, and over nothing else", async ({
    page,
    t,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto("/project/project-1");
    const nextStep = page.getByRole("region", { name: t("page.project.nextStep.title") });
    const windows = page.getByRole("region", { name: t("registeredWindows.title") });
    await expect(windows.getByRole("article")).toBeVisible();
    const measureTop = async () => (await nextStep.boundingBox())?.y ?? 0;
    const topAtFirst = await measureTop();
    await page.mouse.wheel(0, 350);
    await expect.poll(measureTop).toBeLessThan(topAtFirst - 200);
    expect(await measureTop()).toBeGreaterThan(topAtFirst - 350);
    await windows.scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 5000);
    await expect.poll(measureTop).toBeLessThan(0);
    const [last, next] = await Promise.all([
      page.getByRole("region", { name: t("notifications.title") }).boundingBox(),
      windows.boundingBox(),
    ]);
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThan(next?.y ?? 0);
  });

  test("folds its files below the width of laptops until the visitor opens them", async ({ page, t }) => {
    await page.setViewportSize({ width: 1024, height: 800 });
    await page.goto("/project/project-1");
    const files = page.getByRole("region", { name: t("page.project.attachments.title") });
    const lead = files.getByText(t("page.project.attachments.lead"));
    await expect(lead).toBeVisible();
    await resize(page, 1023);
    await expect(lead).toBeHidden();
    await resize(page, 1024);
    await expect(lead).toBeVisible();
    await resize(page, 390);
    await expect(lead).toBeHidden();
    await files.getByRole("heading").click();
    await resize(page, 1024);
    await resize(page, 390);
    await expect(lead).toBeVisible();
  });
});

function resize(page: Page, width: number): Promise<void> {
  return page.setViewportSize({ width, height: 800 });
}
