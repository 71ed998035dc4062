import type { Page } from "@playwright/test";
import { CancelDialog } from "../support/actions/cancelDialog.ts";
import { createPdf } from "../support/actions/uploadFiles.ts";
import { oneCountry } from "../support/config/countries.ts";
import { equalsAny } from "../support/expects/textPatterns.ts";
import { expectErrorOnAction, expectErrorOnLoad } from "../support/faults/expectErrors.ts";
import {
  expectVisibleNow,
  type FaultName,
  faultEffects,
  faultNames,
  ignoredConsoleErrors,
  isNetworkFault,
  typicalFaults,
} from "../support/faults/faultMatrix.ts";
import { expect, test } from "../support/fixtures/test.ts";
import type { Translate } from "../support/fixtures/texts.ts";

const path = "/project/project-1";

interface FailingQuery {
  faults: readonly FaultName[];
  /** What the page shows instead of the data. */
  expectError(page: Page, t: Translate, fault: FaultName): Promise<void>;
}

const failingQueries: Record<string, FailingQuery> = {
  ProjectDetails: {
    faults: typicalFaults,
    expectError: (page, t, fault) =>
      expectVisibleNow(
        page.getByRole("main").getByText(t(isNetworkFault(fault) ? "error.network" : "app.error.text")),
      ),
  },
  // The section that takes the whole matrix for all sections with a retry.
  ShowRequest: {
    faults: faultNames,
    async expectError(page, t, fault) {
      const text = isNetworkFault(fault) ? "error.network" : "page.project.request.failed";
      await expectVisibleNow(page.getByRole("alert").getByText(t(text)));
      await expectVisibleNow(page.getByRole("heading", { level: 1 }));
    },
  },
  Attachments: {
    faults: typicalFaults,
    async expectError(page, t) {
      await expectVisibleNow(page.getByText(t("page.project.attachments.loadFailed")));
      await expectVisibleNow(page.getByRole("heading", { name: t("page.project.timeline.title") }));
    },
  },
};

test.describe("Project page", oneCountry, () => {
  test.use({ persona: "clara", scenario: "severalRequests" });

  test.beforeEach(async ({ page, browserErrors }) => {
    test.slow();
    browserErrors.ignore(...ignoredConsoleErrors);
    await page.clock.install();
  });

  for (const [operation, { faults, expectError }] of Object.entries(failingQueries)) {
    test(`shows an error with a retry if ${operation} fails`, { tag: ["@R2.7", "@R8.6"] }, async ({
      page,
      world,
      t,
    }) => {
      const retry = page.getByRole("button", { name: t("error.retry"), exact: true }).first();
      await expectErrorOnLoad(page, world, {
        operation,
        open: () => page.goto(path, { waitUntil: "commit" }),
        retry,
        faults,
        expectError: (fault) => expectError(page, t, fault),
      });
      await retry.click();
      await expect(page.getByRole("heading", { name: t("page.project.attachments.title") })).toBeVisible();
      await expect(page.getByText(t("page.project.attachments.none"))).toBeVisible();
      await expect(page.getByRole("alert")).toHaveCount(0);
    });
  }

  test("shows errors in the cancel dialog if reasons or the cancellation fail", {
    tag: ["@R7.14", "@R7.20", "@R8.13"],
  }, async ({ page, world, t }) => {
    const cancel = new CancelDialog(page, t);
    await page.goto(path);

    const retry = cancel.dialog.getByRole("button", { name: t("error.retry") });
    await expectErrorOnLoad(page, world, {
      operation: "RequestReasons",
      open: () => page.getByRole("button", { name: t("page.project.cancel.open") }).click(),
      retry,
      expectError: () =>
        expectVisibleNow(cancel.dialog.getByRole("alert").getByText(t("page.project.cancel.reason.failed"))),
    });
    await retry.click();

    await cancel.goToConfirmation();
    // The mutation that takes the whole matrix for all forms.
    await expectErrorOnAction(page, world, {
      operation: "CancelRequest",
      act: () => cancel.confirmButton.click(),
      alert: cancel.dialog.getByRole("alert"),
      faults: faultNames,
    });
    await cancel.confirmButton.click();
    // The service carried out the last attempt, whose response was no JSON.
    await expect(cancel.dialog.getByText(t("page.project.cancel.refused.title"))).toBeVisible();
  });

  test("tells that a request was cancelled in another tab meanwhile", { tag: "@R7.20" }, async ({
    page,
    context,
    t,
  }) => {
    const other = await context.newPage();
    for (const tab of [page, other]) {
      const cancel = new CancelDialog(tab, t);
      await tab.goto(path);
      await cancel.open();
      await cancel.goToConfirmation();
    }
    await new CancelDialog(other, t).confirmButton.click();
    await expect(other.getByText(t("page.project.cancel.confirmed.title"))).toBeVisible();

    const { confirmButton, dialog } = new CancelDialog(page, t);
    await confirmButton.click();
    await expect(page.getByText(t("page.project.cancel.refused.title"))).toBeVisible();
    await dialog
      .getByRole("button", { name: t("page.project.cancel.close") })
      .first()
      .click();
    const timeline = page.getByRole("region", { name: t("page.project.timeline.title") });
    await expect(timeline).toContainText(t("requestStatus.cancelled"));
    await expect(page.getByRole("button", { name: t("page.project.cancel.open") })).toHaveCount(0);
  });

  test("keeps the customer's input if saving it fails", { tag: "@R7.21" }, async ({ page, world, t }) => {
    await page.goto(path);
    const section = page.getByRole("region", { name: t("page.project.customer.title") });
    const lastName = section.getByLabel(t("person.lastName"));
    const save = section.getByRole("button", { name: t("form.save") });
    await section.getByRole("button", { name: t("page.project.customer.change") }).click();
    await lastName.fill("Sommer");
    await expectErrorOnAction(page, world, {
      operation: "UpdateCustomer",
      act: () => save.click(),
      alert: section.getByRole("alert"),
    });
    await expect(lastName).toHaveValue("Sommer");

    await test.step("shows an error of the service at its field", async () => {
      const active = await world.addFault({
        operation: "UpdateCustomer",
        effect: {
          kind: "graphqlErrors",
          errors: [{ message: "We do not go there.", code: "VALIDATION_FAILED", field: "customer.postCode" }],
        },
      });
      await save.click();
      await expect(section.getByLabel(t("person.postCode"))).toHaveAccessibleDescription(
        /We do not go there\./,
      );
      await expect(section.getByRole("heading", { name: t("form.problems", { count: 1 }) })).toBeFocused();
      await active.remove();
    });

    await test.step("asks before the input is lost", async () => {
      await page.getByRole("link", { name: t("page.project.back") }).click();
      const question = page.getByRole("dialog", { name: t("form.leave.title") });
      await question.getByRole("button", { name: t("form.leave.stay") }).click();
      await expect(lastName).toHaveValue("Sommer");
    });

    await save.click();
    await expect(page.getByText(t("page.project.customer.saved"))).toBeVisible();
    await expect(section).toContainText("Sommer");
  });

  test("shows an error if an attachment cannot be deleted", { tag: "@R7.22" }, async ({ page, world, t }) => {
    await page.goto(path);
    const section = page.getByRole("region", { name: t("page.project.attachments.title") });
    await section.locator("input[type=file]").setInputFiles(createPdf("plan.pdf", 2000));
    await section
      .getByRole("button", { name: t("page.project.attachments.remove", { name: "plan.pdf" }) })
      .click();
    const dialog = page.getByRole("dialog");
    const confirm = dialog.getByRole("button", {
      name: equalsAny(t("page.project.attachments.delete.confirm"), t("error.retry")),
    });
    await expectErrorOnAction(page, world, {
      operation: "DeleteAttachment",
      act: () => confirm.click(),
      alert: dialog.getByRole("alert"),
      faults: [...typicalFaults, "malformed JSON"],
    });
    await confirm.click();
    await expect(section.getByRole("link", { name: "plan.pdf" })).toHaveCount(0);
  });

  test("keeps notifications unread if marking them as read fails", { tag: "@R7.24" }, async ({
    page,
    world,
    t,
  }) => {
    const getBell = (count: number) =>
      page.getByRole("banner").getByRole("button", { name: t("app.unreadNotifications", { count }) });
    for (const fault of [...typicalFaults, "401"] as const) {
      await test.step(fault, async () => {
        const active = await world.addFault({
          operation: "MakeNotificationRead",
          effect: faultEffects[fault],
        });
        await world.clearJournal();
        await page.goto(path);
        // A request that is unauthorized is sent again with a refreshed token.
        await world.waitForJournal({ operation: "MakeNotificationRead" }, fault === "401" ? 4 : 2);
        await expect(page.getByRole("region", { name: t("notifications.title") })).toBeVisible();
        await expectVisibleNow(getBell(2));
        await expect(page.getByRole("alert")).toHaveCount(0);
        await active.remove();
      });
    }
    await page.goto(path);
    await expect(getBell(0)).toBeVisible();
  });
});
