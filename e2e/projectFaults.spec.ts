import type { Page } from "@playwright/test";
import { oneCountry } from "./support/countries.ts";
import { failInAnyWay } from "./support/failInAnyWay.ts";
import { failToLoadInAnyWay } from "./support/failToLoad.ts";
import { effects, type FaultName, faultNames, isOutOfReach, noises, shows } from "./support/faultMatrix.ts";
import type { Translate } from "./support/texts.ts";
import { pdfOf } from "./support/uploads.ts";
import { expect, test } from "./support/world.ts";

const address = "/project/project-1";

/** What a page shows in place of what could not be loaded. */
const failedLoads: Record<string, (page: Page, t: Translate, fault: FaultName) => Promise<void>> = {
  ProjectDetails: (page, t, fault) =>
    shows(page.getByRole("main").getByText(t(isOutOfReach(fault) ? "app.error.offline" : "app.error.text"))),
  ProjectRequests: async (page, t) => {
    await shows(page.getByText(t("page.project.requests.failed")));
    await shows(page.getByRole("heading", { name: t("page.project.timeline.title") }));
  },
  ShowRequest: async (page, t, fault) => {
    const text = isOutOfReach(fault) ? "page.project.request.offline" : "page.project.request.failedText";
    await shows(page.getByRole("alert").getByText(t(text)));
    await shows(page.getByRole("heading", { level: 1 }));
  },
  Attachments: async (page, t) => {
    await shows(page.getByText(t("page.project.attachments.loadFailed")));
    await shows(page.getByRole("heading", { name: t("page.project.timeline.title") }));
  },
};

test.describe("A visitor of a project", oneCountry, () => {
  test.use({ persona: "clara", scenario: "severalRequests" });

  test.beforeEach(async ({ page, problems }) => {
    test.slow();
    problems.allow(...noises);
    await page.clock.install();
  });

  for (const [operation, expectFailure] of Object.entries(failedLoads)) {
    test(`is told where ${operation} fails in any way, and can try again [R2.7] [R8.6]`, async ({
      page,
      world,
      t,
    }) => {
      const retry = page.getByRole("button", { name: t("page.project.retry"), exact: true }).first();
      await failToLoadInAnyWay(page, world, {
        operation,
        open: () => page.goto(address, { waitUntil: "commit" }),
        retry,
        failed: (fault) => expectFailure(page, t, fault),
      });
      await retry.click();
      await expect(page.getByRole("heading", { name: t("page.project.attachments.title") })).toBeVisible();
      await expect(page.getByText(t("page.project.attachments.none"))).toBeVisible();
      await expect(page.getByRole("alert")).toHaveCount(0);
    });
  }

  test("is told where the reasons for a cancellation fail to load in any way [R7.14]", async ({
    page,
    world,
    t,
  }) => {
    const dialog = page.getByRole("dialog");
    const retry = dialog.getByRole("button", { name: t("page.project.cancel.retry") });
    await page.goto(address);
    await failToLoadInAnyWay(page, world, {
      operation: "RequestReasons",
      open: () => page.getByRole("button", { name: t("page.project.cancel.open") }).click(),
      retry,
      failed: () => shows(dialog.getByRole("alert").getByText(t("page.project.cancel.reason.failed"))),
    });
    await retry.click();
    await expect(dialog.getByRole("radio")).toHaveCount(5);
  });

  test("is told where a cancellation fails in any way, and loses nothing [R7.20] [R8.13]", async ({
    page,
    world,
    t,
  }) => {
    await page.goto(address);
    await page.getByRole("button", { name: t("page.project.cancel.open") }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("radio").first().check();
    await dialog.getByRole("button", { name: t("page.project.cancel.next") }).click();
    await dialog.getByRole("button", { name: t("page.project.cancel.next") }).click();
    const confirm = dialog.getByRole("button", { name: t("page.project.cancel.confirm.confirm") });
    await failInAnyWay(page, world, {
      operation: "CancelRequest",
      act: () => confirm.click(),
      alert: dialog.getByRole("alert"),
    });
    await confirm.click();
    // The service has done it already: its answer to the last attempt was no JSON.
    await expect(dialog.getByText(t("page.project.cancel.refused.title"))).toBeVisible();
  });

  test("is told that a request was cancelled elsewhere meanwhile, and sees it so [R7.20]", async ({
    page,
    context,
    t,
    problems,
  }) => {
    problems.allow(...noises);
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.goto(address);
      await tab.getByRole("button", { name: t("page.project.cancel.open") }).click();
      await tab.getByRole("radio").first().check();
      await tab.getByRole("button", { name: t("page.project.cancel.next") }).click();
      await tab.getByRole("button", { name: t("page.project.cancel.next") }).click();
    }
    await other.getByRole("button", { name: t("page.project.cancel.confirm.confirm") }).click();
    await expect(other.getByText(t("page.project.cancel.confirmed.title"))).toBeVisible();
    await page.getByRole("button", { name: t("page.project.cancel.confirm.confirm") }).click();
    await expect(page.getByText(t("page.project.cancel.refused.title"))).toBeVisible();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: t("page.project.cancel.close") })
      .first()
      .click();
    const timeline = page.getByRole("region", { name: t("page.project.timeline.title") });
    await expect(timeline).toContainText(t("requestStatus.cancelled"));
    await expect(page.getByRole("button", { name: t("page.project.cancel.open") })).toHaveCount(0);
  });

  test("is told where saving the customer's data fails in any way, and loses nothing [R7.21]", async ({
    page,
    world,
    t,
  }) => {
    await page.goto(address);
    const section = page.getByRole("region", { name: t("page.project.customer.title") });
    await section.getByRole("button", { name: t("page.project.customer.change") }).click();
    await section.getByLabel(t("person.lastName")).fill("Sommer");
    const save = section.getByRole("button", { name: t("form.save") });
    await failInAnyWay(page, world, {
      operation: "UpdateCustomer",
      act: () => save.click(),
      alert: section.getByRole("alert"),
    });
    await expect(section.getByLabel(t("person.lastName"))).toHaveValue("Sommer");

    await page.getByRole("link", { name: t("page.project.back") }).click();
    const question = page.getByRole("dialog", { name: t("form.leave.title") });
    await question.getByRole("button", { name: t("form.leave.stay") }).click();
    await expect(section.getByLabel(t("person.lastName"))).toHaveValue("Sommer");
    await save.click();
    await expect(page.getByText(t("page.project.customer.saved"))).toBeVisible();
    await expect(section).toContainText("Sommer");
  });

  test("reads at the field what the service says against it [R7.21]", async ({ page, world, t }) => {
    await world.addFault({
      operation: "UpdateCustomer",
      effect: {
        kind: "graphqlErrors",
        errors: [{ message: "We do not go there.", code: "VALIDATION_FAILED", field: "customer.postCode" }],
      },
    });
    await page.goto(address);
    const section = page.getByRole("region", { name: t("page.project.customer.title") });
    await section.getByRole("button", { name: t("page.project.customer.change") }).click();
    await section.getByRole("button", { name: t("form.save") }).click();
    await expect(section.getByLabel(t("person.postCode"))).toHaveAccessibleDescription(
      /We do not go there\./,
    );
    await expect(section.getByRole("heading", { name: t("form.problems", { count: 1 }) })).toBeFocused();
  });

  test("is told where a file cannot be deleted in any way [R7.22]", async ({ page, world, t }) => {
    await page.goto(address);
    const section = page.getByRole("region", { name: t("page.project.attachments.title") });
    await section.locator("input[type=file]").setInputFiles(pdfOf("plan.pdf", 2000));
    await section
      .getByRole("button", { name: t("page.project.attachments.remove", { name: "plan.pdf" }) })
      .click();
    const dialog = page.getByRole("dialog");
    const [first, again] = [
      t("page.project.attachments.delete.confirm"),
      t("page.project.attachments.retry"),
    ];
    const confirm = dialog.getByRole("button", { name: new RegExp(`^(${first}|${again})$`) });
    await failInAnyWay(page, world, {
      operation: "DeleteAttachment",
      act: () => confirm.click(),
      alert: dialog.getByRole("alert"),
    });
    await confirm.click();
    await expect(section.getByRole("link", { name: "plan.pdf" })).toHaveCount(0);
  });

  test("keeps notifications unread that cannot be marked, without a word [R7.24]", async ({
    page,
    world,
    t,
  }) => {
    const bell = (count: number) =>
      page.getByRole("banner").getByRole("button", { name: t("app.unreadNotifications", { count }) });
    for (const fault of faultNames) {
      if (fault === "no answer in time") continue;
      await test.step(fault, async () => {
        const recover = await world.addFault({ operation: "MakeNotificationRead", effect: effects[fault] });
        await world.clearCalls();
        await page.goto(address);
        // Each of the two is tried once more with a fresh token where the first was refused.
        await world.waitForCalls({ operation: "MakeNotificationRead" }, fault === "401" ? 4 : 2);
        await expect(page.getByRole("region", { name: t("notifications.title") })).toBeVisible();
        await shows(bell(2));
        await expect(page.getByRole("alert")).toHaveCount(0);
        await recover();
      });
    }
    await page.goto(address);
    await expect(bell(0)).toBeVisible();
  });
});
