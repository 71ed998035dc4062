import { getTexts } from "../../mock-server/texts/getTexts.ts";
import { createPdf, infectedPdf, planPdf, roofPng } from "../support/actions/uploadFiles.ts";
import { getDefaultLocale, oneCountry } from "../support/config/countries.ts";
import { expectAccessible } from "../support/expects/expectAccessible.ts";
import { containsAny } from "../support/expects/textPatterns.ts";
import { expectErrorOnAction, expectErrorOnLoad } from "../support/faults/expectErrors.ts";
import { expectVisibleNow, ignoredConsoleErrors, isNetworkFault } from "../support/faults/faultMatrix.ts";
import { expect, test } from "../support/fixtures/test.ts";
import type { Translate } from "../support/fixtures/texts.ts";

const megabyte = 1024 * 1024;
const path = "/window/window-1";

test.describe("Window page", oneCountry, () => {
  test.use({ persona: "dario", scenario: "windows", parameters: { count: 2 } });

  test.beforeEach(async ({ page, browserErrors }) => {
    test.slow();
    browserErrors.ignore(...ignoredConsoleErrors);
    await page.clock.install();
  });

  test("is reached from a list that shows a retry if it fails to load", { tag: ["@R7.42", "@R8.6"] }, async ({
    page,
    world,
    t,
  }) => {
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

  test("shows an error screen with a retry if the window fails to load", {
    tag: ["@R7.43", "@R8.6"],
  }, async ({ page, world, t }) => {
    const retry = page.getByRole("button", { name: t("error.retry") });
    await expectErrorOnLoad(page, world, {
      operation: "RegisteredWindowById",
      open: () => page.goto(path, { waitUntil: "commit" }),
      retry,
      expectError: (fault) => {
        const text = t(isNetworkFault(fault) ? "error.network" : "app.error.text");
        return expectVisibleNow(page.getByRole("main").getByText(text));
      },
    });
    await retry.click();
    await expect(page.getByRole("region", { name: t("page.window.facts.title") })).toBeVisible();
  });

  test("shows the old room again if a new one cannot be saved", { tag: "@R7.51" }, async ({
    page,
    world,
    t,
  }) => {
    await page.goto(path);
    const room = page.getByLabel(t("page.window.room.label"), { exact: true });
    await expect(room).toHaveValue("BEDROOM");
    const facts = page.getByRole("region", { name: t("page.window.facts.title"), exact: true });
    await expectErrorOnAction(page, world, {
      operation: "UpdateRegisteredWindowRoom",
      act: () => room.selectOption("OFFICE"),
      alert: facts.getByRole("alert").filter({ hasText: t("room.office") }),
      verify: () => expect(room).toHaveValue("BEDROOM", { timeout: 500 }),
    });
    await expectAccessible(page);
    await room.selectOption("KITCHEN");
    await expect(page.getByText(t("page.window.room.saved"))).toBeAttached();
    await expect(facts.getByRole("alert")).toHaveCount(0);
    await page.reload();
    await expect(room).toHaveValue("KITCHEN");
  });

  for (const [part, operation, tag] of [
    ["notes", "UpdateRegisteredWindowNotes", "@R7.50"],
    ["installer", "UpdateRegisteredWindowInstallerName", "@R7.49"],
  ] as const) {
    test(`keeps the input if the ${part} cannot be saved`, { tag }, async ({ page, world, t }) => {
      await page.goto(path);
      const section = page.getByRole("region", { name: t(`page.window.${part}.title`), exact: true });
      const field = section.getByRole("textbox");
      const edit = section.getByRole("button", { name: t(`page.window.${part}.edit`) });
      const save = section.getByRole("button", { name: t("form.save") });
      const before = (await section.locator("p").first().textContent()) ?? "";
      await edit.click();
      await field.fill("Another text");
      await expectErrorOnAction(page, world, {
        operation,
        act: () => save.click(),
        alert: section.getByRole("alert"),
        verify: () => expect(field).toHaveValue("Another text", { timeout: 500 }),
      });
      await expectAccessible(page);
      await section.getByRole("button", { name: t("form.cancel") }).click();
      await expect(section.getByText(before, { exact: true })).toBeVisible();
      await edit.click();
      await field.fill("Another text");
      await save.click();
      await expect(page.getByText(t(`page.window.${part}.saved`))).toBeAttached();
      await page.reload();
      await expect(section).toContainText("Another text");
    });
  }

  test("shows an error if the invoice cannot be opened or deleted", { tag: ["@R7.44", "@R7.53"] }, async ({
    page,
    world,
    t,
  }) => {
    await page.goto(path);
    const section = page.getByRole("region", { name: t("page.window.invoice.title"), exact: true });
    await section.locator("input[type=file]").setInputFiles(planPdf);
    const open = section.getByRole("button", { name: t("page.window.invoice.open") });
    await expectErrorOnAction(page, world, {
      operation: "InvoiceFileUrl",
      act: () => open.click(),
      alert: section.getByRole("alert"),
    });
    await expectAccessible(page);

    await section.getByRole("button", { name: t("page.window.invoice.delete") }).click();
    const dialog = page.getByRole("dialog");
    const confirm = dialog.getByRole("button", { name: t("page.window.invoice.delete"), exact: true });
    const invoice = section.getByText(planPdf.name, { exact: true });
    const deletion = {
      operation: "DeleteInvoice",
      act: () => confirm.click(),
      alert: dialog.getByRole("alert"),
    };
    await expectErrorOnAction(page, world, {
      ...deletion,
      verify: () => expect(invoice).toHaveCount(1, { timeout: 500 }),
    });
    // The service has deleted it: the page shows so after it has loaded the window again.
    await expectErrorOnAction(page, world, {
      ...deletion,
      verify: () => expect(invoice).toHaveCount(0, { timeout: 500 }),
      faults: ["malformed JSON"],
    });
    await expectAccessible(page);
    await confirm.click();
    await expect(dialog).toHaveCount(0);
    await expect(invoice).toHaveCount(0);
    await expect(page.getByText(t("page.window.invoice.deleted"))).toBeAttached();
  });

  test("keeps the invoice if a new one cannot be uploaded", { tag: "@R7.52" }, async ({
    page,
    world,
    t,
    country,
  }) => {
    await page.goto(path);
    const section = page.getByRole("region", { name: t("page.window.invoice.title"), exact: true });
    const input = section.locator("input[type=file]");
    await input.setInputFiles(planPdf);
    const kept = section.getByText(planPdf.name, { exact: true });
    await expect(kept).toHaveCount(1);
    await section.getByRole("button", { name: t("page.window.invoice.replace") }).click();
    const failed = section.getByRole("listitem").filter({ hasText: t("upload.failed") });
    await expectErrorOnAction(page, world, {
      operation: "UploadInvoice",
      act: () => input.setInputFiles(roofPng),
      alert: failed,
      verify: () => expect(kept).toHaveCount(1, { timeout: 500 }),
    });
    await expectAccessible(page);

    await test.step("because the service rejects it", async () => {
      await input.setInputFiles(infectedPdf);
      await expect(failed).toContainText(
        getTexts(getDefaultLocale(country)).fileContainsVirus(infectedPdf.name),
      );
      await expect(kept).toHaveCount(1);
    });

    const largePdf = createPdf("large.pdf", 9 * megabyte);
    await test.step("because the connection is lost halfway", async () => {
      const afterBytes = largePdf.buffer.byteLength / 2;
      const active = await world.addFault({
        operation: "UploadInvoice",
        effect: { kind: "cutUpload", afterBytes },
      });
      await input.setInputFiles(largePdf);
      await expect(failed).toContainText(containsAny(...getLostConnectionTexts(t)));
      await expect(kept).toHaveCount(1);
      await active.remove();
    });

    await test.step("because the visitor cancels the upload", async () => {
      const active = await world.addFault({
        operation: "UploadInvoice",
        effect: { kind: "slowUpload", bytesPerSecond: 100_000 },
      });
      await section.getByRole("button", { name: t("upload.retryOf", { name: largePdf.name }) }).click();
      await expect(
        section.getByRole("progressbar", { name: t("upload.progress", { name: largePdf.name }) }),
      ).toBeVisible();
      await section.getByRole("button", { name: t("upload.cancel", { name: largePdf.name }) }).click();
      await expect(section.getByText(largePdf.name)).toHaveCount(0);
      await expect(kept).toHaveCount(1);
      await active.remove();
    });

    await input.setInputFiles(roofPng);
    await expect(kept).toHaveCount(0);
    await expect(section.getByText(roofPng.name, { exact: true })).toHaveCount(1);
  });
});

/** The portal may describe the loss by how far the browser had sent the file, which buffers make unpredictable. */
function getLostConnectionTexts(t: Translate): string[] {
  return [
    t("upload.problem.lost.early"),
    t("upload.problem.lost.halfway"),
    t("upload.problem.lost.late"),
    t("upload.problem.lost.atEnd"),
  ];
}
