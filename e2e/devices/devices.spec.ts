import { urls } from "#testing/samples/urls.ts";
import { CancelDialog } from "../support/actions/cancelDialog.ts";
import { getProjectCards } from "../support/actions/projectList.ts";
import { getSubmitButton, WindowForm } from "../support/actions/windowForm.ts";
import { getShownText } from "../support/browser/getShownText.ts";
import { goOffline } from "../support/browser/goOffline.ts";
import { oneCountry } from "../support/config/countries.ts";
import { expect, test } from "../support/fixtures/test.ts";
import { findControlsOutside, findWideElements, isInView, measureStickyHeight } from "./layout.ts";

test.describe("Devices", oneCountry, () => {
  test.use({ persona: "clara", scenario: "severalRequests" });

  test.describe("without mouse and keyboard", () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 320, height: 568 } });

    test("a customer cancels a request by touch on a screen of 320 px", async ({ page, t }) => {
      await page.goto(urls.project);
      const cancel = new CancelDialog(page, t);
      await page.getByRole("button", { name: t("page.project.cancel.open") }).tap();
      await cancel.dialog.getByRole("radio").first().tap();
      const next = cancel.dialog.getByRole("button", { name: t("page.project.cancel.next") });
      await next.tap();
      await cancel.confirmButton.tap();
      await expect(
        cancel.dialog.getByRole("heading", { name: t("page.project.cancel.confirmed.title") }),
      ).toBeVisible();
    });

    test("a field and its error stay in view above the on-screen keyboard", async ({ page, t }) => {
      const phone = { width: 390, height: 844 };
      const aboveKeyboard = { width: 390, height: 430 };
      await page.setViewportSize(phone);

      await test.step("in a page with a tab bar", async () => {
        await page.goto(urls.windowRegistration);
        const form = new WindowForm(page, t);
        await getSubmitButton(page, t).tap();
        const control = form.field("serialNumber");
        const field = control.locator("xpath=ancestor::*[@data-field]");
        const tabBar = page.getByRole("navigation", { name: t("cabinet.navigation") });
        await expect(tabBar).toBeInViewport({ ratio: 1 });
        // Scrolls the field to the place that the keyboard will cover.
        await field.evaluate((element) => element.scrollIntoView({ block: "end" }));
        await control.tap();
        await expect(control).toBeFocused();
        await page.setViewportSize(aboveKeyboard);
        await expect(field.getByText(t("form.required.serialNumber"))).toBeInViewport({ ratio: 1 });
        await expect(control).toBeInViewport({ ratio: 1 });
        await expect(tabBar).not.toBeInViewport();
        await page.setViewportSize(phone);
      });

      await test.step("in a dialog with sticky buttons", async () => {
        await page.goto(urls.project);
        await page.getByRole("button", { name: t("page.project.cancel.open") }).tap();
        const { dialog } = new CancelDialog(page, t);
        await dialog.getByRole("radio").last().tap();
        const reason = dialog.getByLabel(t("page.project.cancel.ownWords"));
        await reason.tap();
        await page.setViewportSize(aboveKeyboard);
        await expect.poll(() => isInView(reason)).toBe(true);
      });
    });
  });

  test("a processor at a quarter of its speed signs in and shows the projects", async ({ page, context }) => {
    test.slow();
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await page.goto("/overview");
    await expect(getProjectCards(page)).toHaveCount(1);
    await expect(page.locator("#start-help")).toHaveCount(0);
  });

  test("the content fits on a screen of 320 × 256 px, and with a doubled font on one of 360 px", async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page);
    const setFontSize = (standard: number) =>
      session.send("Page.setFontSizes", { fontSizes: { standard, fixed: Math.round(standard * 0.8) } });
    const paths = ["/overview", urls.project, urls.windowRegistration, "/faq?q=xyzzy", urls.feedback];
    for (const path of paths) {
      await test.step(path, async () => {
        await setFontSize(16);
        await page.setViewportSize({ width: 320, height: 256 });
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 })).not.toBeEmpty();
        await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
        await expect.poll(() => findWideElements(page)).toEqual([]);
        expect(await measureStickyHeight(page)).toBeLessThan(256 / 3);
        // Sets the size of 1rem, like a visitor's font setting of 32 px.
        await setFontSize(32);
        await page.setViewportSize({ width: 360, height: 800 });
        await expect
          .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize))
          .toBe("32px");
        await expect.poll(() => findWideElements(page)).toEqual([]);
        expect(await measureStickyHeight(page)).toBeLessThan(800 / 3);
      });
    }
  });

  for (const viewport of [
    { width: 640, height: 360 },
    { width: 667, height: 375 },
  ]) {
    test(`the navigation is below the header on a screen of ${viewport.width} × ${viewport.height} px, as at 200 % zoom`, async ({
      page,
      t,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto("/overview");
      const navigation = page.getByRole("navigation", { name: t("cabinet.navigation") });
      await expect(navigation).toBeInViewport({ ratio: 1 });
      const { y: top = 0 } = (await navigation.boundingBox()) ?? {};
      const { y: titleTop = 0 } = (await page.getByRole("heading", { level: 1 }).boundingBox()) ?? {};
      expect(top).toBeLessThan(titleTop);
      const tops = navigation
        .getByRole("link")
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
      expect(new Set(await tops).size).toBe(1);
    });
  }

  test("no control is under the notch or the home indicator", async ({ page, context, browserErrors, t }) => {
    browserErrors.ignore(/ERR_INTERNET_DISCONNECTED/);
    const session = await context.newCDPSession(page);
    const upright = { top: 59, right: 0, bottom: 34, left: 0 };
    await page.setViewportSize({ width: 390, height: 844 });
    await session.send("Emulation.setSafeAreaInsetsOverride", { insets: upright });
    await page.goto(urls.project);
    const cancel = new CancelDialog(page, t);
    await expect(page.getByRole("button", { name: t("page.project.cancel.open") })).toBeVisible();
    expect(await findControlsOutside(page, upright)).toEqual([]);
    await goOffline(page);
    await expect(getShownText(page, t("app.offline"))).toBeInViewport();
    expect(await findControlsOutside(page, upright)).toEqual([]);
    await context.setOffline(false);
    await cancel.open();
    expect(await findControlsOutside(page, upright)).toEqual([]);

    await test.step("on its side", async () => {
      const sideways = { top: 0, right: 59, bottom: 21, left: 59 };
      await page.setViewportSize({ width: 740, height: 390 });
      await session.send("Emulation.setSafeAreaInsetsOverride", { insets: sideways });
      expect(await findControlsOutside(page, sideways)).toEqual([]);
      await page.keyboard.press("Escape");
      await expect(cancel.dialog).toHaveCount(0);
      expect(await findControlsOutside(page, sideways)).toEqual([]);
    });
  });
});
