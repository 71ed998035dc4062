import type { Page } from "@playwright/test";
import { oneCountry } from "../support/config/countries.ts";
import { expect, test } from "../support/fixtures/test.ts";

test.describe("Error toast", oneCountry, () => {
  test("shows an unhandled rejection for its time, longer under the pointer, or until it is closed", async ({
    page,
    browserErrors,
    t,
  }) => {
    browserErrors.expect(/uncaught.*Nobody awaited this/, /Unhandled rejection/);
    const toast = page.getByRole("region", { name: t("app.toasts") }).getByRole("alert");
    await page.clock.install();
    await page.goto("/");
    // The texts are there before the scripts that show a toast.
    await expect(page.getByRole("banner").getByRole("button")).toBeEnabled();

    await test.step("stays for fifteen seconds, and starts again if the same error occurs", async () => {
      await rejectUnhandled(page);
      await expect(toast).toContainText(t("error.unexpected"));
      await page.clock.fastForward(10_000);
      await rejectUnhandled(page);
      await page.clock.fastForward(10_000);
      await expect(toast).toHaveCount(1);
      await page.clock.fastForward(6000);
      await expect(toast).toHaveCount(0);
    });

    await test.step("stays while the pointer is on it, and for the rest of its time afterwards", async () => {
      await rejectUnhandled(page);
      await expect(toast).toHaveCount(1);
      await page.clock.fastForward(7000);
      await toast.hover();
      await page.clock.fastForward(60_000);
      await expect(toast).toHaveCount(1);
      await page.mouse.move(0, 0);
      await page.clock.fastForward(3000);
      await expect(toast).toHaveCount(1);
      await page.clock.fastForward(6000);
      await expect(toast).toHaveCount(0);
    });

    await test.step("is closed by its button", async () => {
      await rejectUnhandled(page);
      await toast.getByRole("button", { name: t("app.close") }).click();
      await expect(toast).toHaveCount(0);
    });
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
