import { oneCountry } from "../support/config/countries.ts";
import { expect, test } from "../support/fixtures/test.ts";
import { expectScreenshot } from "../support/visual/expectScreenshot.ts";
import { fitViewport, freezeDate, now, openScreen } from "./screens/openScreen.ts";
import { projectScreen } from "./screens/projectScreens.ts";

/** The width of A4 between its margins, in px. */
const paperWidth = 718;

test.describe("Printed project page", oneCountry, () => {
  test.use({ now, persona: "clara", scenario: "severalRequests" });

  test("has only the offer, on one page, without navigation and buttons", async ({ page, t, world }) => {
    await freezeDate(page, now);
    await openScreen(projectScreen, { page, t, world });
    await page.evaluate(() => {
      window.print = () => {};
    });
    await page.getByRole("button", { name: t("page.project.offer.print") }).click();
    await page.emulateMedia({ media: "print" });
    const target = await fitViewport(page, paperWidth);
    await expectScreenshot(target, "project-print");
    await expect(page.getByRole("table", { name: t("page.project.offer.caption") })).toBeVisible();
    await expect(page.getByRole("button").filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(page.getByRole("heading", { level: 2 }).filter({ visible: true })).toHaveCount(0);
    await expect(page.getByText(t("page.project.offer.sheet.installer"))).toBeVisible();
    // Chromium writes the objects of pages as plain text.
    const pdf = await page.pdf({ format: "A4" });
    expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });
});

test.describe("Introduction", oneCountry, () => {
  test("runs animations unless the visitor prefers reduced motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const countAnimations = () =>
      page.evaluate(async () => {
        // Animations of a new screen start with its next frame.
        for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
        return document.getAnimations().filter((it) => Number(it.effect?.getComputedTiming().duration) > 1)
          .length;
      });
    expect(await countAnimations()).toBe(0);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect.poll(countAnimations, "the sun rises").toBeGreaterThan(0);
  });
});
