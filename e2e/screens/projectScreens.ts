import { expect } from "@playwright/test";
import { cards } from "../support/projectList.ts";
import { troubleWith } from "../support/trouble.ts";
import { infected, pdfOf, text } from "../support/uploads.ts";
import { type Screen, type Visit, waitingFor } from "./screen.ts";
import { shows } from "./shows.ts";

const project = { address: "/project/project-1", persona: "clara", scenario: "severalRequests" } as const;

/** The list of projects, and a project with all that is done there. */
export const projectScreens: readonly Screen[] = [
  {
    name: "overview",
    address: "/overview",
    persona: "anna",
    reach: ({ page }) => expect(cards(page)).toHaveCount(10),
  },
  {
    name: "overview-empty",
    address: "/overview",
    persona: "ben",
    reach: ({ page, t }) =>
      expect(page.getByRole("heading", { name: t("page.projectList.empty.title") })).toBeVisible(),
  },
  {
    name: "overview-archived",
    address: "/overview",
    persona: "anna",
    scenario: "archived",
    async reach({ page, t }) {
      await page.getByText(t("page.projectList.archived", { count: 3 })).click();
      await expect(cards(page)).toHaveCount(3);
    },
  },
  {
    name: "overview-loading",
    address: "/overview",
    persona: "clara",
    fault: waitingFor("RegisteredWindows"),
    reach: ({ page }) => expect(cards(page)).toHaveCount(1),
  },
  {
    name: "overview-offline",
    address: "/overview",
    persona: "clara",
    async reach({ page, t }) {
      await expect(cards(page)).toHaveCount(1);
      await expect(page.getByRole("heading", { name: t("registeredWindows.empty.title") })).toBeVisible();
      await page.context().setOffline(true);
      await expect(page.getByRole("status").filter({ hasText: t("app.offline") })).toBeVisible();
    },
  },
  {
    name: "overview-failed",
    address: "/overview",
    persona: "clara",
    fault: troubleWith("Projects"),
    reach: (visit) => shows(visit, "app.error.title"),
  },
  {
    name: "overview-more-failed",
    address: "/overview",
    persona: "anna",
    async reach({ page, t, world }) {
      await expect(cards(page)).toHaveCount(10);
      await world.addFault(troubleWith("Projects"));
      await page.getByRole("button", { name: t("page.projectList.loadMore") }).click();
      await expect(page.getByText(t("page.projectList.loadMoreFailed"))).toBeVisible();
    },
  },
  {
    name: "overview-notifications",
    address: "/overview",
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
    fault: waitingFor("ShowRequest"),
    reach: ({ page }) => expect(page.locator("[aria-busy=true]").first()).toBeVisible(),
  },
  {
    ...project,
    name: "project-failed",
    fault: troubleWith("ProjectDetails"),
    reach: (visit) => shows(visit, "app.error.title"),
  },
  {
    ...project,
    name: "project-request-failed",
    fault: troubleWith("ShowRequest"),
    reach: ({ page, t }) => expect(page.getByText(t("page.project.request.failedText"))).toBeVisible(),
  },
  {
    ...project,
    name: "project-unknown",
    address: "/project/project-0",
    reach: (visit) => shows(visit, "app.notFound.title"),
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
    name: "project-cancel-confirm",
    async reach(visit) {
      await reviewCancellation(visit);
      await next(visit);
      await expect(visit.page.getByText(visit.t("page.project.cancel.confirm.text"))).toBeVisible();
    },
  },
  {
    ...project,
    name: "project-cancelled",
    async reach(visit) {
      const { page, t } = visit;
      await reviewCancellation(visit);
      await next(visit);
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
      await page.getByRole("link", { name: t("page.project.back") }).click();
      await expect(page.getByRole("dialog", { name: t("form.leave.title") })).toBeVisible();
    },
  },
  {
    ...project,
    name: "project-files",
    async reach({ page, t }) {
      const files = page.getByRole("region", { name: t("page.project.attachments.title") });
      await files.locator("input[type=file]").setInputFiles([pdfOf("plan.pdf", 2000), text, infected]);
      await expect(files.getByRole("link", { name: "plan.pdf" })).toBeVisible();
      await expect(files.getByText(t("upload.problem.type")).first()).toBeVisible();
      await expect(files.getByText(t("upload.failed")).first()).toBeVisible();
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

async function openCancellation({ page, t }: Pick<Visit, "page" | "t">): Promise<void> {
  await page.getByRole("button", { name: t("page.project.cancel.open") }).click();
  await expect(page.getByRole("dialog").getByRole("radio")).toHaveCount(5);
}

async function reviewCancellation(visit: Visit): Promise<void> {
  await openCancellation(visit);
  await visit.page.getByRole("radio").first().check();
  await next(visit);
  await expect(visit.page.getByText(visit.t("page.project.cancel.review.sentOn"))).toBeVisible();
}

async function next({ page, t }: Visit): Promise<void> {
  await page
    .getByRole("dialog")
    .getByRole("button", { name: t("page.project.cancel.next") })
    .click();
}
