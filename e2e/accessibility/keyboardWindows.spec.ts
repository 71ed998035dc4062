import type { Page } from "@playwright/test";
import { urls } from "#testing/samples/urls.ts";
import { getSection } from "../support/actions/getSection.ts";
import { expectPortalUrl } from "../support/actions/signIn.ts";
import { planPdf, roofPng } from "../support/actions/uploadFiles.ts";
import { getSubmitButton, WindowForm } from "../support/actions/windowForm.ts";
import { getShownText } from "../support/browser/getShownText.ts";
import { oneCountry } from "../support/config/countries.ts";
import { containsAny } from "../support/expects/textPatterns.ts";
import { expect, test } from "../support/fixtures/test.ts";
import { chooseFiles, expectFocusOn, pressKeyOn, tabTo, typeInto } from "../support/keyboard/keyboard.ts";

const getHeading = (page: Page) => page.getByRole("heading", { level: 1 });

test.describe("Keyboard on the window registration", oneCountry, () => {
  test.use({ persona: "clara", scenario: "severalRequests" });

  test("registers a window with an invoice", async ({ page, t }) => {
    const form = new WindowForm(page, t);
    const getCardHeading = (number: number) =>
      page.getByRole("heading", { name: t("registration.window.title", { number }), exact: true });

    await test.step("the project page links to the form", async () => {
      await page.goto(urls.project);
      await pressKeyOn(
        page,
        page.getByRole("main").getByRole("link", { name: t("registeredWindows.register"), exact: true }),
      );
      await expectPortalUrl(page, urls.windowRegistration);
      await expectFocusOn(page, getHeading(page));
    });

    await test.step("a window can be added and removed", async () => {
      await pressKeyOn(page, page.getByRole("button", { name: t("page.windowRegistration.addWindow") }));
      await expectFocusOn(page, getCardHeading(2));
      await pressKeyOn(
        page,
        page.getByRole("button", { name: t("registration.window.remove", { number: 2 }) }),
      );
      await expectFocusOn(page, getCardHeading(1));
    });

    await test.step("the error summary links to the fields", async () => {
      await pressKeyOn(page, getSubmitButton(page, t));
      const summary = getSection(page, t("form.problems", { count: 3 }));
      await expectFocusOn(page, summary.getByRole("heading"));
      await pressKeyOn(page, summary.getByRole("link").first());
      await expectFocusOn(page, form.field("key"));
    });

    await test.step("all fields can be filled", async () => {
      await page.keyboard.type("tgl m06");
      await typeInto(page, form.field("serialNumber"), "tg90000001");
      // The browser's own language orders day and month in the field; the portal shows the date in German.
      const date = form.field("installationDate");
      await typeInto(page, date, "03042025");
      const installationDate = await date.inputValue();
      expect(["2025-04-03", "2025-03-04"]).toContain(installationDate);
      await expect(date).toHaveAccessibleDescription(
        containsAny(installationDate === "2025-03-04" ? "4. März 2025" : "3. April 2025"),
      );
      await typeInto(page, form.field("room"), t("room.BATHROOM").slice(0, 3));
      await typeInto(page, form.field("installerName"), "Skylights");
      await typeInto(page, form.field("notes"), "The blind is sand.");
      expect(await form.values()).toEqual({
        key: "tgl m06",
        serialNumber: "tg90000001",
        installationDate,
        room: "BATHROOM",
        installerName: "Skylights",
        notes: "The blind is sand.",
      });
    });

    await test.step("an invoice can be chosen, removed and chosen again", async () => {
      const button = form.invoicePart.getByRole("button", { name: t("registration.window.invoice.choose") });
      await chooseFiles(page, button, [roofPng]);
      await expectFocusOn(page, button);
      const remove = t("registration.window.invoice.remove", { name: roofPng.name });
      await pressKeyOn(page, form.invoicePart.getByRole("button", { name: remove }), "Space");
      await expectFocusOn(page, button);
      await page.keyboard.press("Shift+Tab");
      await chooseFiles(page, button, [planPdf]);
      await expect(form.invoicePart.getByText(planPdf.name, { exact: true })).toBeVisible();
    });

    await test.step("the confirmation links to the window", async () => {
      await pressKeyOn(page, getSubmitButton(page, t));
      await expect(getHeading(page)).toHaveText(t("page.windowRegistration.done.title", { count: 1 }));
      await expectFocusOn(page, getHeading(page));
      const done = getSection(page, t("page.windowRegistration.done.list"));
      await expect(done.getByText(t("page.windowRegistration.done.invoice.there"))).toBeVisible();
      await pressKeyOn(page, done.getByRole("link"));
      await expect(getHeading(page)).toHaveText(t("windowTitle.SOLAR"));
      await expectFocusOn(page, getHeading(page));
    });
  });
});

test.describe("Keyboard on the window page", oneCountry, () => {
  test.use({ persona: "dario", scenario: "windows", parameters: { count: 1 } });

  test("shows pictures in full screen and enlarges them", async ({ page, t }) => {
    const getPosition = (position: number) => t("gallery.position", { position, count: 4 });
    const gallery = page.getByRole("dialog");
    const opener = page.getByRole("button", { name: t("gallery.open") });
    const list = getSection(page, t("registeredWindows.title"));
    await page.goto("/overview");
    await pressKeyOn(page, list.getByRole("article").getByRole("link"));
    await expectFocusOn(page, getHeading(page));

    await test.step("a thumbnail selects a picture", async () => {
      const second = page.getByRole("button", { name: getPosition(2) });
      await pressKeyOn(page, second, "Space");
      await expect(second).toHaveAttribute("aria-pressed", "true");
      await expectFocusOn(page, second);
    });

    await test.step("keys go from picture to picture in full screen", async () => {
      await tabTo(page, opener, "Shift+Tab");
      await page.keyboard.press("Enter");
      await expectFocusOn(page, gallery);
      await expect(getShownText(gallery, getPosition(2))).toBeVisible();
      for (const [key, position] of [
        ["ArrowRight", 3],
        ["End", 4],
        ["Home", 1],
      ] as const) {
        await page.keyboard.press(key);
        await expect(getShownText(gallery, getPosition(position))).toBeVisible();
      }
      await pressKeyOn(page, gallery.getByRole("button", { name: t("gallery.next") }));
      await expect(getShownText(gallery, getPosition(2))).toBeVisible();
    });

    await test.step("arrow keys move an enlarged picture", async () => {
      await tabTo(page, gallery.getByRole("button", { name: t("gallery.zoomIn") }));
      await page.keyboard.press("Enter");
      const zoomOut = gallery.getByRole("button", { name: t("gallery.zoomOut") });
      await expectFocusOn(page, zoomOut);
      await page.keyboard.press("ArrowRight");
      await expect(getShownText(gallery, getPosition(2))).toBeVisible();
      await page.keyboard.press("Enter");
    });

    await test.step("closing returns the focus to the button that opened it", async () => {
      await page.keyboard.press("Escape");
      await expect(gallery).toHaveCount(0);
      await expectFocusOn(page, opener);
      await page.keyboard.press("Enter");
      await expectFocusOn(page, gallery);
      await pressKeyOn(page, gallery.getByRole("button", { name: t("gallery.close") }));
      await expectFocusOn(page, opener);
    });
  });
});
