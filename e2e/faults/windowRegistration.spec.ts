import { planPdf } from "../support/actions/uploadFiles.ts";
import { fillOwnerAddress, WindowForm } from "../support/actions/windowForm.ts";
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

  for (const [operation, tag, path, purpose] of [
    ["RegisterProjectWindows", "@R7.45", "/window-registration/project-1", "own"],
    ["RegisterWindowsWithOwner", "@R7.46", "/window-registration", "own"],
    ["RegisterInstalledWindows", "@R7.47", "/window-registration", "other"],
  ] as const) {
    test(`keeps the input if ${operation} fails`, { tag }, async ({ page, world, t }) => {
      const form = new WindowForm(page, t);
      await page.goto(path);
      await form.fill(validWindow);
      if (operation === "RegisterWindowsWithOwner")
        await fillOwnerAddress(page, t, { street: "Lindenweg", postCode: "10115", city: "Berlin" });
      if (purpose === "other") await page.getByLabel(t("page.windowRegistration.purpose.other")).check();
      const typed = await form.values();
      await expectErrorOnAction(page, world, {
        operation,
        act: () => form.submit(),
        alert: page.getByRole("alert").filter({ hasText: t("page.windowRegistration.failed") }),
        faults: ["no connection", "malformed JSON"],
      });
      expect(await form.values()).toEqual(typed);
      await expectAccessible(page);

      // The service carried out the last attempt, whose response was no JSON.
      await form.submit();
      await expect(form.field("serialNumber")).toHaveAttribute("aria-invalid", "true");
      await form.field("serialNumber").fill("TG90000002");
      await form.submit();
      const title =
        purpose === "own" ? "page.windowRegistration.done.title" : "page.windowRegistration.done.token.title";
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t(title, { count: 1 }));
    });
  }

  test("keeps the input if the project belongs to somebody else", { tag: "@R7.45" }, async ({ page, t }) => {
    const form = new WindowForm(page, t);
    await page.goto("/window-registration/project-99");
    await form.fill(validWindow);
    await form.submit();
    await expect(page.getByRole("alert")).toContainText(t("page.windowRegistration.projectUnknown.title"));
    expect(await form.values()).toMatchObject(validWindow);
    await expectAccessible(page);
  });

  test("registers the window if its invoice cannot be uploaded, and retries the upload", {
    tag: "@R7.52",
  }, async ({ page, world, t }) => {
    const form = new WindowForm(page, t);
    await page.goto("/window-registration/project-1");
    await form.fill(validWindow);
    await form.chooseInvoice(planPdf);
    const active = await world.addFault({
      operation: "UploadInvoice",
      effect: faultEffects["no connection"],
    });
    await form.submit();
    await expect(
      page.getByRole("alert").getByText(t("page.windowRegistration.done.invoices.missing", { count: 1 })),
    ).toBeVisible();
    await active.remove();
    const retry = page.getByRole("button", {
      name: t("upload.retryOf", { name: planPdf.name }),
    });
    await expectAccessible(page);
    await expectErrorOnAction(page, world, {
      operation: "UploadInvoice",
      act: () => retry.click(),
      alert: retry,
    });
    await retry.click();
    await expect(page.getByText(t("page.windowRegistration.done.invoice.there"))).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
});
