import { expect } from "@playwright/test";
import { getProjectCards } from "../../support/actions/projectList.ts";
import { createPdf, infectedPdf, letterTxt } from "../../support/actions/uploadFiles.ts";
import { createServiceError } from "../../support/faults/serviceError.ts";
import { createPendingResponse, expectHeading, type Screen, type ScreenContext } from "./screen.ts";

const project = { path: "/project/project-1", persona: "clara", scenario: "severalRequests" } as const;

/** The list of projects, and a project with all that is done there. */
export const projectScreens: readonly Screen[] = [
  {
    name: "overview",
    path: "/overview",
    persona: "anna",
    reach: ({ page }) => expect(getProjectCards(page)).toHaveCount(10),
  },
  {
    name: "overview-empty",
    path: "/overview",
    persona: "ben",
    reach: ({ page, t }) =>
      expect(page.getByRole("heading", { name: t("page.projectList.empty.title") })).toBeVisible(),
  },
  {
    name: "overview-archived",
    path: "/overview",
    persona: "anna",
    scenario: "archived",
    async reach({ page, t }) {
      await page.getByText(t("page.projectList.archived", { count: 3 })).click();
      await expect(getProjectCards(page)).toHaveCount(3);
    },
  },
  {
    name: "overview-loading",
    path: "/overview",
    persona: "clara",
    fault: createPendingResponse("RegisteredWindows"),
    reach: ({ page }) => expect(getProjectCards(page)).toHaveCount(1),
  },
  {
    name: "overview-offline",
    path: "/overview",
    persona: "clara",
    async reach({ page, t }) {
      await expect(getProjectCards(page)).toHaveCount(1);
      await expect(page.getByRole("heading", { name: t("registeredWindows.empty.title") })).toBeVisible();
      await page.context().setOffline(true);
      await expect(page.getByRole("status").filter({ hasText: t("app.offline") })).toBeVisible();
    },
  },
  {
    name: "overview-failed",
    path: "/overview",
    persona: "clara",
    fault: createServiceError("Projects"),
    reach: (visit) => expectHeading(visit, "app.error.title"),
  },
  {
    name: "overview-more-failed",
    path: "/overview",
    persona: "anna",
    async reach({ page, t, world }) {
      await expect(getProjectCards(page)).toHaveCount(10);
      await world.addFault(createServiceError("Projects"));
      await page.getByRole("button", { name: t("page.projectList.loadMore") }).click();
      await expect(page.getByText(t("page.projectList.loadMoreFailed"))).toBeVisible();
    },
  },
  {
    name: "overview-notifications",
    path: "/overview",
    persona: "clara",
    async reach({ page, t }) {
      await page
        .getByRole("banner")
        .getByRole("button", { name: t("app.unreadNotifications", { count: 3 }) })
        .click();
      await expect(page.getByRole("dialog").getByRole("listitem").first()).toBeVisible();
    },
  },
  {
    ...project,
    name: "project",
    async reach({ page, t }) {
      await expect(page.getByRole("region", { name: t("page.project.files.title") })).toBeVisible();
      await expect(page.getByRole("region", { name: t("registeredWindows.title") })).toBeVisible();
      await expect(
        page.getByRole("banner").getByRole("button", { name: t("app.unreadNotifications", { count: 0 }) }),
      ).toBeVisible();
    },
  },
  {
    ...project,
    name: "project-loading",
    fault: createPendingResponse("ShowRequest"),
    reach: ({ page }) => expect(page.locator("[aria-busy=true]").first()).toBeVisible(),
  },
  {
    ...project,
    name: "project-failed",
    fault: createServiceError("ProjectDetails"),
    reach: (visit) => expectHeading(visit, "app.error.title"),
  },
  {
    ...project,
    name: "project-request-failed",
    fault: createServiceError("ShowRequest"),
    reach: ({ page, t }) => expect(page.getByText(t("page.project.request.failed"))).toBeVisible(),
  },
  {
    ...project,
    name: "project-unknown",
    path: "/project/project-0",
    reach: (visit) => expectHeading(visit, "app.notFound.title"),
  },
  {
    ...project,
    name: "project-cancel-reason",
    async reach({ page, t }) {
      await openCancellation({ page, t });
      await page.getByRole("radio").last().check();
    },
  },
  {
    ...project,
    name: "project-cancel-review",
    async reach(visit) {
      await reviewCancellation(visit);
    },
  },
  {
    ...project,
    name: "project-cancelled",
    async reach(visit) {
      const { page, t } = visit;
      await reviewCancellation(visit);
      await page.getByRole("button", { name: t("page.project.cancel.confirm.confirm") }).click();
      await expect(page.getByText(t("page.project.cancel.confirmed.text"))).toBeVisible();
    },
  },
  {
    ...project,
    name: "project-customer",
    async reach({ page, t }) {
      await page.getByRole("button", { name: t("page.project.customer.change") }).click();
      await expect(page.getByLabel(t("person.lastName"))).toBeVisible();
    },
  },
  {
    ...project,
    name: "project-customer-problems",
    async reach({ page, t }) {
      await page.getByRole("button", { name: t("page.project.customer.change") }).click();
      await page.getByLabel(t("person.lastName")).fill("");
      await page.getByLabel(t("person.postCode")).fill("?");
      await page.getByRole("button", { name: t("form.save") }).click();
      await expect(page.getByRole("heading", { name: t("form.problems", { count: 2 }) })).toBeFocused();
    },
  },
  {
    ...project,
    name: "project-leave",
    async reach({ page, t }) {
      await page.getByRole("button", { name: t("page.project.customer.change") }).click();
      await page.getByLabel(t("person.lastName")).fill("Sommer");
      await page.getByRole("button", { name: t("form.cancel") }).click();
      await expect(page.getByRole("dialog", { name: t("form.leave.title") })).toBeVisible();
    },
  },
  {
    ...project,
    name: "project-files",
    async reach({ page, t }) {
      const files = page.getByRole("region", { name: t("page.project.attachments.title") });
      await files
        .locator("input[type=file]")
        .setInputFiles([createPdf("plan.pdf", 2000), letterTxt, infectedPdf]);
      await expect(files.getByRole("link", { name: "plan.pdf" })).toBeVisible();
      await expect(files.getByText(t("upload.problem.type")).first()).toBeVisible();
      const infected = files.getByRole("listitem").filter({ hasText: infectedPdf.name });
      await expect(infected).toContainText(t("upload.refused"));
    },
  },
  {
    ...project,
    name: "project-file-delete",
    scenario: "request",
    parameters: { attachments: 2 },
    async reach({ page, t }) {
      const files = page.getByRole("region", { name: t("page.project.attachments.title") });
      await files.getByRole("listitem").first().getByRole("button").click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
];

async function openCancellation({ page, t }: Pick<ScreenContext, "page" | "t">): Promise<void> {
  await page.getByRole("button", { name: t("page.project.cancel.open") }).click();
  await expect(page.getByRole("dialog").getByRole("radio")).toHaveCount(5);
}

async function reviewCancellation(visit: ScreenContext): Promise<void> {
  await openCancellation(visit);
  await visit.page.getByRole("radio").first().check();
  await next(visit);
  await expect(visit.page.getByText(visit.t("page.project.cancel.review.sentOn"))).toBeVisible();
}

async function next({ page, t }: ScreenContext): Promise<void> {
  await page
    .getByRole("dialog")
    .getByRole("button", { name: t("page.project.cancel.next") })
    .click();
}
