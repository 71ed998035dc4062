import { expect } from "@playwright/test";
import { createServiceError } from "../../support/faults/serviceError.ts";
import { expectHeading, type Screen } from "./screen.ts";

/** What can be seen without a project of one's own. */
export const guestScreens: readonly Screen[] = [
  {
    name: "introduction",
    path: "/",
    reach: (visit) => expectHeading(visit, "page.introduction.title"),
  },
  {
    name: "introduction-countries",
    path: "/",
    async reach({ page, t }) {
      await page.getByRole("button", { name: t("app.countryAndLanguage") }).click();
      await expect(page.getByRole("dialog").getByRole("link")).toHaveCount(8);
    },
  },
  {
    name: "authorization-failed",
    path: "/authorization",
    reach: (visit) => expectHeading(visit, "page.authorization.failed.title"),
  },
  {
    name: "signed-out",
    path: "/logout",
    reach: (visit) => expectHeading(visit, "page.logout.title"),
  },
  {
    name: "invitation",
    path: "/register/project-1/welcome-home",
    scenario: "invitation",
    reach: ({ page, t }) => expect(page.getByText(t("page.associate.signInText"))).toBeVisible(),
  },
  {
    name: "invitation-signed-in",
    path: "/register/project-1/welcome-home",
    scenario: "invitation",
    persona: "ben",
    reach: ({ page, t }) => expect(page.getByText(t("page.associate.addText"))).toBeVisible(),
  },
  {
    name: "invitation-unknown",
    path: "/register/project-0/welcome-home",
    scenario: "invitation",
    reach: (visit) => expectHeading(visit, "page.associate.unknown.title"),
  },
  {
    name: "invitation-failed",
    path: "/register/project-1/welcome-home",
    scenario: "invitation",
    fault: createServiceError("AssociateProject"),
    reach: ({ page, t }) => expect(page.getByText(t("page.associate.checkFailed"))).toBeVisible(),
  },
  {
    name: "claim",
    path: "/installed-windows/claim/claim-open",
    scenario: "claims",
    reach: (visit) => expectHeading(visit, "page.claim.title"),
  },
  {
    name: "claim-done",
    path: "/installed-windows/claim/claim-open",
    scenario: "claims",
    persona: "ben",
    async reach({ page, t }) {
      await page.getByRole("button", { name: t("page.claim.claim") }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        t("page.claim.done.title", { count: 1 }),
      );
    },
  },
  {
    name: "claim-refused",
    path: "/installed-windows/claim/claim-taken",
    scenario: "claims",
    persona: "ben",
    async reach(visit) {
      await visit.page.getByRole("button", { name: visit.t("page.claim.claim") }).click();
      await expectHeading(visit, "page.claim.claimed.title");
    },
  },
  {
    name: "claim-failed",
    path: "/installed-windows/claim/claim-open",
    scenario: "claims",
    persona: "ben",
    fault: createServiceError("ClaimRegisteredWindows"),
    async reach({ page, t }) {
      await page.getByRole("button", { name: t("page.claim.claim") }).click();
      await expect(page.getByRole("alert")).toContainText(t("page.claim.failed"));
    },
  },
  {
    name: "feedback",
    path: "/feedback/project-1",
    scenario: "request",
    reach: (visit) => expectHeading(visit, "page.feedback.title"),
  },
  {
    name: "feedback-problems",
    path: "/feedback/project-1",
    scenario: "request",
    async reach({ page, t }) {
      await page.getByRole("button", { name: t("page.feedback.send") }).click();
      await expect(page.getByRole("heading", { name: t("form.problems", { count: 1 }) })).toBeFocused();
    },
  },
  {
    name: "feedback-failed",
    path: "/feedback/project-1",
    scenario: "request",
    fault: createServiceError("GiveFeedback"),
    async reach({ page, t }) {
      await page.getByRole("radio").last().check();
      await page.getByRole("button", { name: t("page.feedback.send") }).click();
      await expect(page.getByRole("alert")).toContainText(t("page.feedback.sendFailed"));
    },
  },
  {
    name: "feedback-given",
    path: "/feedback/project-1",
    scenario: "request",
    async reach(visit) {
      await visit.page.getByRole("radio").last().check();
      await visit.page.getByRole("button", { name: visit.t("page.feedback.send") }).click();
      await expectHeading(visit, "page.feedback.thanks.title");
    },
  },
  {
    name: "campaign-preview",
    path: "/campaign-asset-preview/my_taglys_banner",
    scenario: "campaigns",
    reach: ({ page, t }) => expect(page.getByText(t("page.campaignPreview.parts.complete"))).toBeVisible(),
  },
  {
    name: "campaign-preview-unknown",
    path: "/campaign-asset-preview/nothing",
    scenario: "campaigns",
    reach: ({ page, t }) =>
      expect(page.getByRole("heading", { level: 1 })).toHaveText(
        t("page.campaignPreview.unknown.title", { name: "nothing" }),
      ),
  },
];
