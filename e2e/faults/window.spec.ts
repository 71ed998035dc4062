import { getTexts } from "../../mock-server/texts/getTexts.ts";
import { infectedPdf, planPdf, roofPng } from "../support/actions/uploadFiles.ts";
import { navigate } from "../support/browser/navigate.ts";
import { getDefaultLocale, oneCountry } from "../support/config/countries.ts";
import { expectAccessible } from "../support/expects/expectAccessible.ts";
import { expectErrorOnAction, expectErrorOnLoad } from "../support/faults/expectErrors.ts";
import { expectVisibleNow, faultEffects, ignoredConsoleErrors } from "../support/faults/faultMatrix.ts";
import { expect, test } from "../support/fixtures/test.ts";

const path = "/window/window-1";

test.describe("Window page", oneCountry, () => {
  test.use({ persona: "dario", scenario: "windows", parameters: { count: 2 } });

  test.beforeEach(async ({ page, browserErrors }) => {
    test.slow();
    browserErrors.ignore(...ignoredConsoleErrors);
    await page.clock.install();
  });

  test("and the list of windows show an error with a retry if they fail to load", {
    tag: ["@R7.42", "@R7.43", "@R8.6"],
  }, async ({ page, world, t }) => {
    await test.step("the list, in its place", async () => {
      const list = page.getByRole("region", { name: t("registeredWindows.title"), exact: true });
      const retry = list.getByRole("button", { name: t("error.retry") });
      await expectErrorOnLoad(page, world, {
        operation: "RegisteredWindows",
        open: () => page.goto("/overview"),
        retry,
        expectError: async () => {
          await expectVisibleNow(list.getByRole("alert"));
          await expectVisibleNow(page.getByRole("heading", { level: 1 }));
        },
      });
      await expectAccessible(page);
      await retry.click();
      await expect(list.getByRole("article")).toHaveCount(2);
      await expect(list.getByRole("alert")).toHaveCount(0);
    });

    await test.step("the window, on an error screen", async () => {
      const retry = page.getByRole("button", { name: t("error.retry") });
      await expectErrorOnLoad(page, world, {
        operation: "RegisteredWindowById",
        open: () => navigate(page, path),
        retry,
        faults: ["no connection"],
        expectError: () => expectVisibleNow(page.getByRole("main").getByText(t("error.network"))),
      });
      await retry.click();
      await expect(page.getByRole("region", { name: t("page.window.facts.title") })).toBeVisible();
    });
  });

  test("keeps the input if room, notes or installer cannot be saved", {
    tag: ["@R7.49", "@R7.50", "@R7.51"],
  }, async ({ page, world, t }) => {
    await page.goto(path);
    const room = page.getByLabel(t("page.window.room.label"), { exact: true });
    const facts = page.getByRole("region", { name: t("page.window.facts.title"), exact: true });

    await test.step("the old room is shown again", async () => {
      await expect(room).toHaveValue("BEDROOM");
      await expectErrorOnAction(page, world, {
        operation: "UpdateRegisteredWindowRoom",
        act: () => room.selectOption("OFFICE"),
        alert: facts.getByRole("alert").filter({ hasText: t("room.office") }),
        verify: () => expect(room).toHaveValue("BEDROOM", { timeout: 500 }),
      });
    });

    for (const [part, operation, fault] of [
      ["notes", "UpdateRegisteredWindowNotes", "no connection"],
      ["installer", "UpdateRegisteredWindowInstallerName", "GraphQL errors"],
    ] as const) {
      await test.step(`the ${part} stay in the editor`, async () => {
        const section = page.getByRole("region", { name: t(`page.window.${part}.title`), exact: true });
        const field = section.getByRole("textbox");
        const save = section.getByRole("button", { name: t("form.save") });
        await section.getByRole("button", { name: t(`page.window.${part}.edit`) }).click();
        await field.fill("Another text");
        await expectErrorOnAction(page, world, {
          operation,
          act: () => save.click(),
          alert: section.getByRole("alert"),
          verify: () => expect(field).toHaveValue("Another text", { timeout: 500 }),
          faults: [fault],
        });
        await expectAccessible(page);
        await save.click();
        await expect(page.getByText(t(`page.window.${part}.saved`))).toBeAttached();
      });
    }

    await room.selectOption("KITCHEN");
    await expect(page.getByText(t("page.window.room.saved"))).toBeAttached();
    await expect(facts.getByRole("alert")).toHaveCount(0);
    await page.reload();
    await expect(room).toHaveValue("KITCHEN");
    await expect(page.getByText("Another text", { exact: true })).toHaveCount(2);
  });

  test("keeps the invoice if it cannot be opened, replaced or deleted", {
    tag: ["@R7.44", "@R7.52", "@R7.53"],
  }, async ({ page, world, t, country }) => {
    await page.goto(path);
    const section = page.getByRole("region", { name: t("page.window.invoice.title"), exact: true });
    const input = section.locator("input[type=file]");
    await input.setInputFiles(planPdf);
    const invoice = section.getByText(planPdf.name, { exact: true });
    await expect(invoice).toHaveCount(1);

    await test.step("cannot be opened", async () => {
      await expectErrorOnAction(page, world, {
        operation: "InvoiceFileUrl",
        act: () => section.getByRole("button", { name: t("page.window.invoice.open") }).click(),
        alert: section.getByRole("alert"),
        faults: ["GraphQL errors"],
      });
      await expectAccessible(page);
    });

    await test.step("cannot be deleted", async () => {
      await section.getByRole("button", { name: t("page.window.invoice.delete") }).click();
      const dialog = page.getByRole("dialog");
      const confirm = dialog.getByRole("button", { name: t("page.window.invoice.delete"), exact: true });
      await expectErrorOnAction(page, world, {
        operation: "DeleteInvoice",
        act: () => confirm.click(),
        alert: dialog.getByRole("alert"),
        verify: () => expect(invoice).toHaveCount(1, { timeout: 500 }),
        faults: ["no connection"],
      });
      await expectAccessible(page);
      // The service carries it out, and the portal asks whether it has.
      const fault = await world.addFault({
        operation: "DeleteInvoice",
        effect: faultEffects["malformed JSON"],
      });
      await confirm.click();
      await expect(dialog).toHaveCount(0);
      await expect(invoice).toHaveCount(0);
      await expect(page.getByText(t("page.window.invoice.deleted"))).toBeAttached();
      await fault.remove();
    });

    await test.step("cannot be replaced", async () => {
      await input.setInputFiles(planPdf);
      await expect(invoice).toHaveCount(1);
      await section.getByRole("button", { name: t("page.window.invoice.replace") }).click();
      const failed = section.getByRole("listitem").filter({ hasText: t("upload.failed") });
      await expectErrorOnAction(page, world, {
        operation: "UploadInvoice",
        act: () => input.setInputFiles(roofPng),
        alert: failed,
        verify: () => expect(invoice).toHaveCount(1, { timeout: 500 }),
      });
      await input.setInputFiles(infectedPdf);
      const refused = section.getByRole("listitem").filter({ hasText: t("upload.refused") });
      await expect(refused).toContainText(
        getTexts(getDefaultLocale(country)).fileContainsVirus(infectedPdf.name),
      );
      await expect(invoice).toHaveCount(1);
      await expectAccessible(page);
      await input.setInputFiles(roofPng);
      await expect(invoice).toHaveCount(0);
      await expect(section.getByText(roofPng.name, { exact: true })).toHaveCount(1);
    });
  });
});
