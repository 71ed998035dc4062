import { textsFor } from "../mock-server/texts/textsFor.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { containing } from "./support/containing.ts";
import { defaultLocaleOf, oneCountry } from "./support/countries.ts";
import { failInAnyWay } from "./support/failInAnyWay.ts";
import { failToLoadInAnyWay } from "./support/failToLoad.ts";
import { isOutOfReach, noises, shows, uploadFaults } from "./support/faultMatrix.ts";
import type { Translate } from "./support/texts.ts";
import { infected, pdfOf, picture, plan } from "./support/uploads.ts";
import { expect, test } from "./support/world.ts";

const megabyte = 1024 * 1024;

test.beforeEach(async ({ page, problems }) => {
  test.slow();
  problems.allow(...noises);
  await page.clock.install();
});

test.describe("Dario, whose windows are registered,", oneCountry, () => {
  test.use({ persona: "dario", scenario: "windows", parameters: { count: 2 } });
  const address = "/window/window-1";

  test("is told where their list fails in any way, and can load it again [R7.42] [R8.6]", async ({
    page,
    world,
    t,
  }) => {
    const list = page.getByRole("region", { name: t("registeredWindows.title"), exact: true });
    const retry = list.getByRole("button", { name: t("registeredWindows.retry") });
    await failToLoadInAnyWay(page, world, {
      operation: "RegisteredWindows",
      open: () => page.goto("/overview"),
      retry,
      failed: async () => {
        await shows(list.getByRole("alert"));
        await shows(page.getByRole("heading", { level: 1 }));
      },
    });
    await expectAccessible(page);
    await retry.click();
    await expect(list.getByRole("article")).toHaveCount(2);
    await expect(list.getByRole("alert")).toHaveCount(0);
  });

  test("is told where a window's screen fails in any way, and can load it again [R7.43] [R8.6]", async ({
    page,
    world,
    t,
  }) => {
    const retry = page.getByRole("button", { name: t("app.error.retry") });
    await failToLoadInAnyWay(page, world, {
      operation: "RegisteredWindowById",
      open: () => page.goto(address, { waitUntil: "commit" }),
      retry,
      failed: (fault) => {
        const text = t(isOutOfReach(fault) ? "app.error.offline" : "app.error.text");
        return shows(page.getByRole("main").getByText(text));
      },
    });
    await retry.click();
    await expect(page.getByRole("region", { name: t("page.window.facts.title") })).toBeVisible();
  });

  test("sees the old room again where a new one fails to be saved in any way [R7.51]", async ({
    page,
    world,
    t,
  }) => {
    await page.goto(address);
    const room = page.getByLabel(t("page.window.room.label"), { exact: true });
    await expect(room).toHaveValue("BEDROOM");
    const facts = page.getByRole("region", { name: t("page.window.facts.title"), exact: true });
    await failInAnyWay(page, world, {
      operation: "UpdateRegisteredWindowRoom",
      act: async () => {
        await room.selectOption("OFFICE");
      },
      alert: facts.getByRole("alert").filter({ hasText: t("room.office") }),
      check: () => expect(room).toHaveValue("BEDROOM", { timeout: 500 }),
    });
    await expectAccessible(page);
    await room.selectOption("KITCHEN");
    await expect(page.getByText(t("page.window.room.saved"))).toBeAttached();
    await expect(facts.getByRole("alert")).toHaveCount(0);
    await page.reload();
    await expect(room).toHaveValue("KITCHEN");
  });

  for (const [part, operation, id] of [
    ["notes", "UpdateRegisteredWindowNotes", "[R7.50]"],
    ["installer", "UpdateRegisteredWindowInstallerName", "[R7.49]"],
  ] as const) {
    test(`keeps what was typed where saving the ${part} fails in any way ${id}`, async ({
      page,
      world,
      t,
    }) => {
      await page.goto(address);
      const section = page.getByRole("region", { name: t(`page.window.${part}.title`), exact: true });
      const field = section.getByRole("textbox");
      const edit = section.getByRole("button", { name: t(`page.window.${part}.edit`) });
      const before = (await section.locator("p").first().textContent()) ?? "";
      await edit.click();
      await field.fill("Another text");
      await failInAnyWay(page, world, {
        operation,
        act: () => section.getByRole("button", { name: t("form.save") }).click(),
        alert: section.getByRole("alert"),
        check: () => expect(field).toHaveValue("Another text", { timeout: 500 }),
      });
      await expectAccessible(page);
      await section.getByRole("button", { name: t("form.cancel") }).click();
      await expect(section.getByText(before, { exact: true })).toBeVisible();
      await edit.click();
      await field.fill("Another text");
      await section.getByRole("button", { name: t("form.save") }).click();
      await expect(page.getByText(t(`page.window.${part}.saved`))).toBeAttached();
      await page.reload();
      await expect(section).toContainText("Another text");
    });
  }

  test("is told where an invoice fails to be opened or deleted in any way [R7.44] [R7.53]", async ({
    page,
    world,
    t,
  }) => {
    await page.goto(address);
    const section = page.getByRole("region", { name: t("page.window.invoice.title"), exact: true });
    await section.locator("input[type=file]").setInputFiles(plan);
    const open = section.getByRole("button", { name: t("page.window.invoice.open") });
    await failInAnyWay(page, world, {
      operation: "InvoiceFileUrl",
      act: () => open.click(),
      alert: section.getByRole("alert"),
    });
    await expectAccessible(page);

    await section.getByRole("button", { name: t("page.window.invoice.delete") }).click();
    const dialog = page.getByRole("dialog");
    const confirm = dialog.getByRole("button", { name: t("page.window.invoice.delete"), exact: true });
    await expectAccessible(page);
    await failInAnyWay(page, world, {
      operation: "DeleteInvoice",
      act: () => confirm.click(),
      alert: dialog.getByRole("alert"),
      check: () => expect(section.getByText(plan.name, { exact: true })).toHaveCount(1, { timeout: 500 }),
    });
    await expectAccessible(page);
    await confirm.click();
    await expect(dialog).toHaveCount(0);
    await expect(section.getByText(plan.name, { exact: true })).toHaveCount(0);
    await expect(page.getByText(t("page.window.invoice.deleted"))).toBeAttached();
  });

  test("is told where an invoice fails to be sent in any way, and keeps the one there is [R7.52]", async ({
    page,
    world,
    t,
    country,
  }) => {
    await page.goto(address);
    const section = page.getByRole("region", { name: t("page.window.invoice.title"), exact: true });
    const input = section.locator("input[type=file]");
    await input.setInputFiles(plan);
    const kept = section.getByText(plan.name, { exact: true });
    await expect(kept).toHaveCount(1);
    await section.getByRole("button", { name: t("page.window.invoice.replace") }).click();
    const failed = section.getByRole("listitem").filter({ hasText: t("upload.failed") });
    await failInAnyWay(page, world, {
      operation: "UploadInvoice",
      act: () => input.setInputFiles(picture),
      alert: failed,
      check: () => expect(kept).toHaveCount(1, { timeout: 500 }),
      faults: uploadFaults,
    });
    await expectAccessible(page);

    await test.step("because the service refuses it", async () => {
      await input.setInputFiles(infected);
      await expect(failed).toContainText(textsFor(defaultLocaleOf(country)).virus(infected.name));
      await expect(kept).toHaveCount(1);
    });

    const big = pdfOf("big.pdf", 9 * megabyte);
    await test.step("because the connection is lost halfway", async () => {
      const afterBytes = big.buffer.byteLength / 2;
      const recover = await world.addFault({
        operation: "UploadInvoice",
        effect: { kind: "cutUpload", afterBytes },
      });
      await input.setInputFiles(big);
      await expect(failed).toContainText(containing(...lostTexts(t)));
      await expect(kept).toHaveCount(1);
      await recover();
    });

    await test.step("because he stops it", async () => {
      const recover = await world.addFault({
        operation: "UploadInvoice",
        effect: { kind: "slowUpload", bytesPerSecond: 100_000 },
      });
      await section.getByRole("button", { name: t("upload.retryOf", { name: big.name }) }).click();
      await expect(
        section.getByRole("progressbar", { name: t("upload.progress", { name: big.name }) }),
      ).toBeVisible();
      await section.getByRole("button", { name: t("upload.cancel", { name: big.name }) }).click();
      await expect(section.getByText(big.name)).toHaveCount(0);
      await expect(kept).toHaveCount(1);
      await recover();
    });

    await input.setInputFiles(picture);
    await expect(kept).toHaveCount(0);
    await expect(section.getByText(picture.name, { exact: true })).toHaveCount(1);
  });
});

/** What can be said of a connection that was lost on the way; how far the browser had got is its own affair. */
function lostTexts(t: Translate): string[] {
  return [
    t("upload.problem.lost.early"),
    t("upload.problem.lost.halfway"),
    t("upload.problem.lost.late"),
    t("upload.problem.lost.atEnd"),
  ];
}
