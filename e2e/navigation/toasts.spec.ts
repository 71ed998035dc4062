import type { Page } from "@playwright/test";
import { oneCountry } from "../support/config/countries.ts";
import { expect, test } from "../support/fixtures/test.ts";

test.describe("Error toast", oneCountry, () => {
  test.beforeEach(async ({ page, browserErrors, t }) => {
    browserErrors.expect(/uncaught.*Nobody awaited this/, /Unhandled rejection/);
    await page.clock.install();
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("page.introduction.title"));
    await rejectUnhandled(page);
    await expect(page.getByRole("alert")).toHaveCount(1);
  });

  test("shows an unhandled rejection until the visitor closes it", { tag: "@R8.12" }, async ({ page, t }) => {
    const toasts = page.getByRole("region", { name: t("app.toasts") });
    await expect(toasts.getByRole("alert")).toContainText(t("error.unexpected"));
    await toasts.getByRole("button", { name: t("app.close") }).click();
    await expect(toasts.getByRole("alert")).toHaveCount(0);
  });

  test("stays for fifteen seconds, and starts again if the same error occurs", { tag: "@R9.12" }, async ({
    page,
  }) => {
    await page.clock.fastForward(10_000);
    await rejectUnhandled(page);
    await page.clock.fastForward(10_000);
    await expect(page.getByRole("alert")).toHaveCount(1);
    await page.clock.fastForward(6000);
    await expect(page.getByRole("alert")).toHaveCount(0);
  });

  test("stays while the pointer is on it, and for the rest of its time afterwards", {
    tag: "@R9.12",
  }, async ({ page }) => {
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
});

/** Rejects a promise that nothing handles. Returns once the page has noticed. */
async function rejectUnhandled(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        addEventListener("unhandledrejection", () => resolve(), { once: true });
        void Promise.reject(new Error("Nobody awaited this"));
      }),
  );
}
