import { planPdf } from "../support/actions/uploadFiles.ts";
import { WindowForm } from "../support/actions/windowForm.ts";
import { oneCountry } from "../support/config/countries.ts";
import { expectAccessible } from "../support/expects/expectAccessible.ts";
import { expectErrorOnAction } from "../support/faults/expectErrors.ts";
import { faultEffects, ignoredConsoleErrors } from "../support/faults/faultMatrix.ts";
import { expect, test } from "../support/fixtures/test.ts";

const validWindow = { key: "TGL M06", serialNumber: "TG90000001", installationDate: "2025-03-01" };

test.describe("Window registration", oneCountry, () => {
  test.use({ persona: "clara", scenario: "severalRequests" });

  test.beforeEach(async ({ page, browserErrors }) => {
    test.slow();
    browserErrors.ignore(...ignoredConsoleErrors);
    await page.clock.install();
  });

  test("keeps the input if it fails, and retries the upload of an invoice", {
    tag: ["@R7.45", "@R7.52"],
  }, async ({ page, world, t }) => {
    const form = new WindowForm(page, t);
    await page.goto("/window-registration/project-1");
    await form.fill(validWindow);
    await form.chooseInvoice(planPdf);
    const typed = await form.values();
    await expectErrorOnAction(page, world, {
      operation: "RegisterProjectWindows",
      act: () => form.submit(),
      alert: page.getByRole("alert").filter({ hasText: t("page.windowRegistration.failed") }),
      faults: ["no connection"],
    });
    expect(await form.values()).toEqual(typed);

    // The service carries it out, and the portal asks whether it has.
    await world.addFault({ operation: "RegisterProjectWindows", effect: faultEffects["malformed JSON"] });
    const active = await world.addFault({
      operation: "UploadInvoice",
      effect: faultEffects["no connection"],
    });
    await form.submit();
    await expect(
      page.getByRole("alert").getByText(t("page.windowRegistration.done.invoices.missing", { count: 1 })),
    ).toBeVisible();
    await active.remove();
    await expectAccessible(page);
    const retry = page.getByRole("button", { name: t("upload.retryOf", { name: planPdf.name }) });
    await expectErrorOnAction(page, world, {
      operation: "UploadInvoice",
      act: () => retry.click(),
      alert: retry,
      faults: ["GraphQL errors"],
    });
    await retry.click();
    await expect(page.getByText(t("page.windowRegistration.done.invoice.there"))).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
});
