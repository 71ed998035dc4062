import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/accessibility.ts";
import { oneCountry } from "./support/countries.ts";
import { failInAnyWay } from "./support/failInAnyWay.ts";
import { effects, noises, uploadFaults } from "./support/faultMatrix.ts";
import type { Translate } from "./support/texts.ts";
import { plan } from "./support/uploads.ts";
import { WindowForm } from "./support/windowForm.ts";
import { expect, test } from "./support/world.ts";

const correct = { key: "TGL M06", serialNumber: "TG90000001", installationDate: "2025-03-01" };

test.beforeEach(async ({ page, problems }) => {
  test.slow();
  problems.allow(...noises);
  await page.clock.install();
});

test.describe("Clara, who registers windows,", oneCountry, () => {
  test.use({ persona: "clara", scenario: "severalRequests" });

  for (const [operation, id, address, whose] of [
    ["RegisterProjectWindows", "[R7.45]", "/window-registration/project-1", "own"],
    ["RegisterWindowsWithOwner", "[R7.46]", "/window-registration", "own"],
    ["RegisterInstalledWindows", "[R7.47]", "/window-registration", "other"],
  ] as const) {
    test(`is told where ${operation} fails in any way, and loses nothing ${id}`, async ({
      page,
      world,
      t,
    }) => {
      const form = new WindowForm(page, t);
      await page.goto(address);
      await form.fill(correct);
      if (operation === "RegisterWindowsWithOwner") await fillAddress(page, t);
      if (whose === "other") await page.getByLabel(t("page.windowRegistration.purpose.other")).check();
      const typed = await form.values();
      await failInAnyWay(page, world, {
        operation,
        act: () => form.submit(),
        alert: page.getByRole("alert").filter({ hasText: t("page.windowRegistration.failed") }),
      });
      expect(await form.values()).toEqual(typed);
      await expectAccessible(page);

      // The service has it already: its answer to the last attempt was no JSON.
      await form.submit();
      await expect(form.field("serialNumber")).toHaveAttribute("aria-invalid", "true");
      await form.field("serialNumber").fill("TG90000002");
      await form.submit();
      const title =
        whose === "own" ? "page.windowRegistration.done.title" : "page.windowRegistration.done.token.title";
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t(title, { count: 1 }));
    });
  }

  test("is told that a project is not hers, and keeps what she typed [R7.45]", async ({ page, t }) => {
    const form = new WindowForm(page, t);
    await page.goto("/window-registration/project-99");
    await form.fill(correct);
    await form.submit();
    await expect(page.getByRole("alert")).toContainText(t("page.windowRegistration.projectUnknown.title"));
    expect(await form.values()).toMatchObject(correct);
    await expectAccessible(page);
  });

  test("has her window in spite of an invoice that is not sent, and sends it again [R7.52]", async ({
    page,
    world,
    t,
  }) => {
    const form = new WindowForm(page, t);
    await page.goto("/window-registration/project-1");
    await form.fill(correct);
    await form.chooseInvoice(plan);
    const recover = await world.addFault({ operation: "UploadInvoice", effect: effects["no connection"] });
    await form.submit();
    await expect(
      page.getByRole("alert").getByText(t("page.windowRegistration.done.invoices.missing", { count: 1 })),
    ).toBeVisible();
    const retry = page.getByRole("button", {
      name: t("page.windowRegistration.done.invoice.retry", { name: plan.name }),
    });
    await expectAccessible(page);
    await failInAnyWay(page, world, {
      operation: "UploadInvoice",
      act: () => retry.click(),
      alert: retry,
      faults: uploadFaults,
    });
    await recover();
    await retry.click();
    await expect(page.getByText(t("page.windowRegistration.done.invoice.there"))).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
});

async function fillAddress(page: Page, t: Translate): Promise<void> {
  const owner = page.getByRole("region", { name: t("page.windowRegistration.owner"), exact: true });
  await owner.getByLabel(t("person.street")).fill("Lindenweg");
  await owner.getByLabel(t("person.postCode")).fill("10115");
  await owner.getByLabel(t("person.city")).fill("Berlin");
}
