import type { Page } from "@playwright/test";
import { urls } from "#testing/samples/urls.ts";
import { getSection } from "../support/actions/getSection.ts";
import { oneCountry } from "../support/config/countries.ts";
import { expect, test } from "../support/fixtures/test.ts";

// `screens.spec.ts` tests that no screen scrolls sideways at any of the breakpoints.
test.describe("Project page", oneCountry, () => {
  test.use({ persona: "clara", scenario: "severalRequests" });

  test("changes navigation, columns and margins at the breakpoints", { tag: "@R9.13" }, async ({
    page,
    t,
  }) => {
    await page.goto(urls.project);
    const navigation = page.getByRole("navigation", { name: t("cabinet.navigation") });
    const offer = getSection(page, t("page.project.offer.title"));
    const steps = getSection(page, t("page.project.timeline.title"));
    const nextStep = page.locator("#next-step");
    await expect(nextStep).toBeVisible();

    const isNavigationAtBottom = () =>
      navigation.evaluate((nav) => nav.getBoundingClientRect().top > innerHeight / 2);
    const measureContentWidth = async () => (await nextStep.boundingBox())?.width ?? 0;
    const measureGap = async () => {
      const [left, right] = await Promise.all([offer.boundingBox(), steps.boundingBox()]);
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
      [1199, 98],
      [1200, 114],
    ] as const) {
      await resize(page, width);
      await expect
        .poll(measureGap, `${width} px: gap between the columns and their padding`)
        .toBeCloseTo(gap, 0);
    }
    await resize(page, 1399);
    const desktopWidth = await measureContentWidth();
    await resize(page, 1400);
    await expect.poll(measureContentWidth, "1400 px: wider content").toBeGreaterThan(desktopWidth + 10);
  });

  test("folds its files on screens narrower than a laptop until the visitor opens them", async ({
    page,
    t,
  }) => {
    await page.setViewportSize({ width: 1024, height: 800 });
    await page.goto(urls.project);
    const files = getSection(page, t("page.project.attachments.title"));
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
