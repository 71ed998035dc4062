import type { Page } from "@playwright/test";
import { CancelDialog } from "../support/actions/cancelDialog.ts";
import { expectPortalUrl } from "../support/actions/signIn.ts";
import { planPdf } from "../support/actions/uploadFiles.ts";
import { oneCountry } from "../support/config/countries.ts";
import { equalsAny } from "../support/expects/textPatterns.ts";
import { expectErrorOnAction, expectErrorOnLoad } from "../support/faults/expectErrors.ts";
import {
  expectVisibleNow,
  type FaultName,
  faultEffects,
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
    faults: ["no connection"],
    expectError: (page, t) => expectVisibleNow(page.getByRole("main").getByText(t("error.network"))),
  },
  ShowRequest: {
    faults: typicalFaults,
    async expectError(page, t, fault) {
      const text = isNetworkFault(fault) ? "error.network" : "page.project.request.failed";
      await expectVisibleNow(page.getByRole("alert").getByText(t(text)));
      await expectVisibleNow(page.getByRole("heading", { level: 1 }));
    },
  },
  Attachments: {
    faults: ["GraphQL errors"],
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

  test("shows an error with a retry if the project, its request or attachments fail", {
    tag: ["@R2.7", "@R8.6"],
  }, async ({ page, world, t }) => {
    for (const [operation, { faults, expectError }] of Object.entries(failingQueries)) {
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
    }
  });

  test("keeps the input if saving, deleting or cancelling fails", {
    tag: ["@R7.14", "@R7.20", "@R7.21", "@R7.22", "@R8.13"],
  }, async ({ page, world, t }) => {
    await page.goto(path);

    await test.step("shows errors of the customer's data at the form and at their field", async () => {
      const section = page.getByRole("region", { name: t("page.project.customer.title") });
      const lastName = section.getByLabel(t("person.lastName"));
      const save = section.getByRole("button", { name: t("form.save") });
      await section.getByRole("button", { name: t("page.project.customer.change") }).click();
      await lastName.fill("Sommer");
      await expectErrorOnAction(page, world, {
        operation: "UpdateCustomer",
        act: () => save.click(),
        alert: section.getByRole("alert"),
        faults: ["no connection"],
      });
      await expect(lastName).toHaveValue("Sommer");

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

      await page.getByRole("link", { name: t("page.project.back") }).click();
      await expectPortalUrl(page, "/overview");
      await page.goBack();
      await expect(section.getByText(t("form.draft.title"))).toBeVisible();
      await expect(lastName).toHaveValue("Sommer");
      await save.click();
      await expect(page.getByText(t("page.project.customer.saved"))).toBeVisible();
      await expect(section).toContainText("Sommer");
    });

    await test.step("shows an error if an attachment cannot be deleted", async () => {
      const section = page.getByRole("region", { name: t("page.project.attachments.title") });
      await section.locator("input[type=file]").setInputFiles(planPdf);
      await section
        .getByRole("button", { name: t("page.project.attachments.remove", { name: planPdf.name }) })
        .click();
      const dialog = page.getByRole("dialog");
      const confirm = dialog.getByRole("button", {
        name: equalsAny(t("page.project.attachments.delete.confirm"), t("error.retry")),
      });
      await expectErrorOnAction(page, world, {
        operation: "DeleteAttachment",
        act: () => confirm.click(),
        alert: dialog.getByRole("alert"),
        faults: ["GraphQL errors"],
      });
      // The service carries it out, and the portal asks whether it has.
      const fault = await world.addFault({
        operation: "DeleteAttachment",
        effect: faultEffects["malformed JSON"],
      });
      await confirm.click();
      await expect(section.getByRole("link", { name: planPdf.name })).toHaveCount(0);
      await expect(dialog).toHaveCount(0);
      await fault.remove();
    });

    await test.step("shows errors in the cancel dialog if reasons or the cancellation fail", async () => {
      const cancel = new CancelDialog(page, t);
      const openButton = page.getByRole("button", { name: t("page.project.cancel.open") });
      const retry = cancel.dialog.getByRole("button", { name: t("error.retry") });
      await expectErrorOnLoad(page, world, {
        operation: "RequestReasons",
        open: () => openButton.click(),
        retry,
        faults: ["GraphQL errors"],
        expectError: () =>
          expectVisibleNow(
            cancel.dialog.getByRole("alert").getByText(t("page.project.cancel.reason.failed")),
          ),
      });
      await retry.click();
      await cancel.goToReview();
      await expectErrorOnAction(page, world, {
        operation: "CancelRequest",
        act: () => cancel.confirmButton.click(),
        alert: cancel.dialog.getByRole("alert"),
      });
      // The service carries it out, and the portal asks whether it has.
      await world.addFault({ operation: "CancelRequest", effect: faultEffects["malformed JSON"] });
      await cancel.confirmButton.click();
      await expect(cancel.dialog.getByText(t("page.project.cancel.confirmed.title"))).toBeVisible();
      await cancel.dialog
        .getByRole("button", { name: t("page.project.cancel.close") })
        .first()
        .click();
      const timeline = page.getByRole("region", { name: t("page.project.timeline.title") });
      await expect(timeline).toContainText(t("requestStatus.cancelled"));
      await expect(openButton).toHaveCount(0);
    });
  });
});
