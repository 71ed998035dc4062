import { expect } from "@playwright/test";
import { troubleWith } from "../support/trouble.ts";
import type { Screen } from "./screen.ts";
import { shows } from "./shows.ts";

/** What can be seen without a project of one's own. */
export const guestScreens: readonly Screen[] = [
  {
    name: "introduction",
    address: "/",
    reach: (visit) => shows(visit, "page.introduction.title"),
  },
  {
    name: "introduction-countries",
    address: "/",
    async reach({ page, t }) {
      await page.getByRole("button", { name: t("app.countryAndLanguage") }).click();
      await expect(page.getByRole("dialog").getByRole("link")).toHaveCount(8);
    },
  },
  {
    name: "authorization-failed",
    address: "/authorization",
    reach: (visit) => shows(visit, "page.authorization.failed.title"),
  },
  {
    name: "signed-out",
    address: "/logout",
    reach: (visit) => shows(visit, "page.logout.title"),
  },
  {
    name: "invitation",
    address: "/register/project-1/welcome-home",
    scenario: "invitation",
    reach: ({ page, t }) => expect(page.getByText(t("page.associate.signInText"))).toBeVisible(),
  },
  {
    name: "invitation-signed-in",
    address: "/register/project-1/welcome-home",
    scenario: "invitation",
    persona: "ben",
    reach: ({ page, t }) => expect(page.getByText(t("page.associate.addText"))).toBeVisible(),
  },
  {
    name: "invitation-unknown",
    address: "/register/project-0/welcome-home",
    scenario: "invitation",
    reach: (visit) => shows(visit, "page.associate.unknown.title"),
  },
  {
    name: "invitation-failed",
    address: "/register/project-1/welcome-home",
    scenario: "invitation",
    fault: troubleWith("AssociateProject"),
    reach: ({ page, t }) => expect(page.getByText(t("page.associate.checkFailed"))).toBeVisible(),
  },
  {
    name: "claim",
    address: "/installed-windows/claim/claim-open",
    scenario: "claims",
    reach: (visit) => shows(visit, "page.claim.title"),
  },
  {
    name: "claim-done",
    address: "/installed-windows/claim/claim-open",
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
    address: "/installed-windows/claim/claim-taken",
    scenario: "claims",
    persona: "ben",
    async reach(visit) {
      await visit.page.getByRole("button", { name: visit.t("page.claim.claim") }).click();
      await shows(visit, "page.claim.claimed.title");
    },
  },
  {
    name: "claim-failed",
    address: "/installed-windows/claim/claim-open",
    scenario: "claims",
    persona: "ben",
    fault: troubleWith("ClaimRegisteredWindows"),
    async reach({ page, t }) {
      await page.getByRole("button", { name: t("page.claim.claim") }).click();
      await expect(page.getByRole("alert")).toContainText(t("page.claim.failed"));
    },
  },
  {
    name: "feedback",
    address: "/feedback/project-1",
    scenario: "request",
    reach: (visit) => shows(visit, "page.feedback.title"),
  },
  {
    name: "feedback-problems",
    address: "/feedback/project-1",
    scenario: "request",
    async reach({ page, t }) {
      await page.getByRole("button", { name: t("page.feedback.send") }).click();
      await expect(page.getByRole("heading", { name: t("form.problems", { count: 1 }) })).toBeFocused();
    },
  },
  {
    name: "feedback-failed",
    address: "/feedback/project-1",
    scenario: "request",
    fault: troubleWith("GiveFeedback"),
    async reach({ page, t }) {
      await page.getByRole("radio").last().check();
      await page.getByRole("button", { name: t("page.feedback.send") }).click();
      await expect(page.getByRole("alert")).toContainText(t("page.feedback.sendFailed"));
    },
  },
  {
    name: "feedback-given",
    address: "/feedback/project-1",
    scenario: "request",
    async reach(visit) {
      await visit.page.getByRole("radio").last().check();
      await visit.page.getByRole("button", { name: visit.t("page.feedback.send") }).click();
      await shows(visit, "page.feedback.thanks.title");
    },
  },
  {
    name: "campaign-preview",
    address: "/campaign-asset-preview/my_taglys_banner",
    scenario: "campaigns",
    reach: ({ page, t }) => expect(page.getByText(t("page.campaignPreview.parts.complete"))).toBeVisible(),
  },
  {
    name: "campaign-preview-unknown",
    address: "/campaign-asset-preview/nothing",
    scenario: "campaigns",
    reach: ({ page, t }) =>
      expect(page.getByRole("heading", { level: 1 })).toHaveText(
        t("page.campaignPreview.unknown.title", { name: "nothing" }),
      ),
  },
];
