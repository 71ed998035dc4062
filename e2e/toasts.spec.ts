import type { Page } from "@playwright/test";
import { oneCountry } from "./support/countries.ts";
import { expect, test } from "./support/world.ts";

test.describe("A toast", oneCountry, () => {
  test.beforeEach(async ({ page, problems, t }) => {
    problems.expect(/uncaught.*Nobody awaited this/, /Unhandled rejection/);
    await page.clock.install();
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("page.introduction.title"));
    await failUnawaited(page);
    await expect(page.getByRole("alert")).toHaveCount(1);
  });

  test("of a failure stays for fifteen seconds [R9.12]", async ({ page }) => {
    await page.clock.fastForward(10_000);
    await expect(page.getByRole("alert")).toHaveCount(1);
    await page.clock.fastForward(6000);
    await expect(page.getByRole("alert")).toHaveCount(0);
  });

  test("stays while the pointer is on it, and for what was left afterwards [R9.12]", async ({ page }) => {
    await page.clock.fastForward(7000);
    await page.getByRole("alert").hover();
    await page.clock.fastForward(60_000);
    await expect(page.getByRole("alert")).toHaveCount(1);
    await page.mouse.move(0, 0);
    await page.clock.fastForward(3000);
    await expect(page.getByRole("alert")).toHaveCount(1);
    await page.clock.fastForward(6000);
    await expect(page.getByRole("alert")).toHaveCount(0);
  });

  test("with the same words as one on screen starts that one's time anew [R9.12]", async ({ page }) => {
    await page.clock.fastForward(10_000);
    await failUnawaited(page);
    await page.clock.fastForward(10_000);
    await expect(page.getByRole("alert")).toHaveCount(1);
    await page.clock.fastForward(6000);
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
});

/** Lets a promise fail that nobody awaits. Returns once the page has heard of it. */
async function failUnawaited(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        addEventListener("unhandledrejection", () => resolve(), { once: true });
        void Promise.reject(new Error("Nobody awaited this"));
      }),
  );
}
