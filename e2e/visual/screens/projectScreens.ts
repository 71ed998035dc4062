import { expect } from "@playwright/test";
import { CancelDialog } from "#e2e/support/actions/cancelDialog.ts";
import { getSection } from "#e2e/support/actions/getSection.ts";
import { getProjectCards } from "#e2e/support/actions/projectList.ts";
import { openCustomerForm } from "#e2e/support/actions/projectSections.ts";
import { createPdf, infectedPdf, letterTxt } from "#e2e/support/actions/uploadFiles.ts";
import { getShownText } from "#e2e/support/browser/getShownText.ts";
import { goOffline } from "#e2e/support/browser/goOffline.ts";
import { navigate } from "#e2e/support/browser/navigate.ts";
import { createServiceError } from "#e2e/support/faults/serviceError.ts";
import { createId } from "#schema/createId.ts";
import { urls } from "#testing/samples/urls.ts";
import { closeDialog, createPendingResponse, expectCampaign, expectHeading, type Screen } from "./screen.ts";

const overviewVisit = { path: "/overview", persona: "clara" } as const;
const projectVisit = { path: urls.project, persona: "clara", scenario: "severalRequests" } as const;

export const projectScreen: Screen = {
  name: "project",
  visit: projectVisit,
  async reach({ page, t }) {
    await expect(getSection(page, t("page.project.files.title"))).toBeVisible();
    await expect(getSection(page, t("registeredWindows.title"))).toBeVisible();
    const notifications = getSection(page, t("notifications.title"));
    await notifications.getByRole("listitem").last().scrollIntoViewIfNeeded();
    await expect(
      page.getByRole("banner").getByRole("button", { name: t("notifications.bell.unread", { count: 0 }) }),
    ).toBeVisible();
  },
};

const projects: readonly Screen[] = [
  {
    name: "overview",
    visit: { ...overviewVisit, persona: "anna" },
    async reach(context) {
      await expect(getProjectCards(context.page)).toHaveCount(10);
      await expectCampaign(context);
    },
  },
  {
    name: "overview-more-failed",
    fault: createServiceError("Projects"),
    async reach({ page, t }) {
      await page.getByRole("button", { name: t("page.projectList.loadMore") }).click();
      await expect(page.getByText(t("page.projectList.loadMoreFailed"))).toBeVisible();
    },
  },
  {
    name: "overview-empty",
    visit: { ...overviewVisit, persona: "ben" },
    async reach(context) {
      await expectHeading(context, "page.projectList.empty.title");
      await expectCampaign(context);
    },
  },
  {
    name: "overview-archived",
    visit: { ...overviewVisit, persona: "anna", scenario: "archived" },
    async reach({ page, t }) {
      await page.getByText(t("page.projectList.archived", { count: 3 })).click();
      await expect(getProjectCards(page)).toHaveCount(3);
    },
  },
  {
    name: "overview-loading",
    visit: overviewVisit,
    fault: createPendingResponse("RegisteredWindows"),
    // The list shows the steps of an only project after its card.
    reach: ({ page, t }) => expect(getSection(page, t("page.project.timeline.title"))).toBeVisible(),
  },
  {
    name: "overview-failed",
    visit: overviewVisit,
    fault: createServiceError("Projects"),
    reach: (context) => expectHeading(context, "app.error.title"),
  },
  {
    name: "overview-notifications",
    visit: overviewVisit,
    async reach(context) {
      const { page, t } = context;
      await expectCampaign(context);
      await page
        .getByRole("banner")
        .getByRole("button", { name: t("notifications.bell.unread", { count: 3 }) })
        .click();
      await expect(page.getByRole("dialog").getByRole("listitem").first()).toBeVisible();
    },
  },
  {
    name: "overview-offline",
    async reach(context) {
      const { page, t } = context;
      await closeDialog(context);
      await expect(page.getByText(t("registeredWindows.empty.title"))).toBeVisible();
      await goOffline(page);
      await expect(getShownText(page, t("app.offline"))).toBeVisible();
    },
    // The picture for the other width may not have loaded before.
    getMasked: (page) => [page.getByRole("main").locator("img")],
  },
];

const project: readonly Screen[] = [
  {
    name: "project-loading",
    visit: projectVisit,
    fault: createPendingResponse("ShowRequest"),
    reach: ({ page }) => expect(page.locator("[aria-busy=true]").first()).toBeVisible(),
  },
  {
    name: "project-failed",
    visit: projectVisit,
    fault: createServiceError("ProjectDetails"),
    reach: (context) => expectHeading(context, "app.error.title"),
  },
  {
    name: "project-request-failed",
    visit: projectVisit,
    fault: createServiceError("ShowRequest"),
    reach: ({ page, t }) => expect(page.getByText(t("page.project.request.failed"))).toBeVisible(),
  },
  {
    name: "project-unknown",
    async reach(context) {
      await navigate(context.page, `/project/${createId("project", 0)}`);
      await expectHeading(context, "app.notFound.title");
    },
  },
  projectScreen,
  {
    name: "project-cancel-reason",
    async reach({ page, t }) {
      await new CancelDialog(page, t).open();
      await page.getByRole("radio").last().check();
    },
  },
  {
    name: "project-cancel-review",
    async reach({ page, t }) {
      await new CancelDialog(page, t).goToReview();
      await expect(page.getByText(t("page.project.cancel.review.sentOn"))).toBeVisible();
    },
  },
  {
    name: "project-cancelled",
    async reach({ page, t }) {
      await new CancelDialog(page, t).confirmButton.click();
      await expect(page.getByText(t("page.project.cancel.confirmed.text"))).toBeVisible();
    },
  },
  {
    name: "project-customer",
    visit: projectVisit,
    async reach({ page, t }) {
      await openCustomerForm(page, t, "page.project.customer.address");
      await expect(page.getByLabel(t("person.postCode"))).toBeVisible();
    },
  },
  {
    name: "project-customer-problems",
    async reach({ page, t }) {
      await page.getByLabel(t("person.street")).fill("");
      await page.getByLabel(t("person.postCode")).fill("?");
      await page.getByRole("button", { name: t("form.save") }).click();
      await expect(page.getByRole("heading", { name: t("form.problems", { count: 2 }) })).toBeFocused();
    },
  },
  {
    name: "project-leave",
    async reach({ page, t }) {
      await page.getByRole("button", { name: t("form.cancel") }).click();
      await expect(page.getByRole("dialog", { name: t("form.leave.title") })).toBeVisible();
    },
  },
  {
    name: "project-files",
    async reach({ page, t }) {
      await page
        .getByRole("dialog")
        .getByRole("button", { name: t("form.leave.leave") })
        .click();
      const files = getSection(page, t("page.project.attachments.title"));
      await files
        .locator("input[type=file]")
        .setInputFiles([createPdf("plan.pdf", 2000), letterTxt, infectedPdf]);
      await expect(files.getByRole("link", { name: "plan.pdf" })).toBeVisible();
      await expect(files.getByText(t("upload.problem.wrongType")).first()).toBeVisible();
      const infected = files.getByRole("listitem").filter({ hasText: infectedPdf.name });
      await expect(infected).toContainText(t("upload.rejected"));
    },
  },
  {
    name: "project-file-delete",
    async reach({ page, t }) {
      const files = getSection(page, t("page.project.attachments.title"));
      await files.getByRole("listitem").filter({ hasText: "plan.pdf" }).getByRole("button").click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
];

/** The list of projects, and a project with all its dialogs and forms. */
export const projectScreens = { projects, project };
