import { expect } from "@playwright/test";
import { navigate } from "#e2e/support/browser/navigate.ts";
import { createServiceError } from "#e2e/support/faults/serviceError.ts";
import { createId } from "#schema/createId.ts";
import { urls } from "#testing/samples/urls.ts";
import { expectHeading, type Screen, type ScreenContext } from "./screen.ts";

const invitation = urls.invitation;

const introduction: readonly Screen[] = [
  {
    name: "introduction",
    visit: { path: "/" },
    reach: (context) => expectHeading(context, "page.introduction.title"),
  },
  {
    name: "introduction-countries",
    async reach({ page, t }) {
      await page.getByRole("button", { name: t("app.countryAndLanguage") }).click();
      await expect(page.getByRole("dialog").getByRole("link")).toHaveCount(8);
    },
  },
];

const authorization: readonly Screen[] = [
  {
    name: "authorization-failed",
    visit: { path: "/authorization" },
    reach: (context) => expectHeading(context, "page.authorization.failed.title"),
  },
];

const logout: readonly Screen[] = [
  {
    name: "signed-out",
    visit: { path: "/logout" },
    reach: (context) => expectHeading(context, "page.logout.title"),
  },
];

const associateProject: readonly Screen[] = [
  {
    name: "invitation",
    visit: { path: invitation, scenario: "invitation" },
    reach: ({ page, t }) => expect(page.getByText(t("page.associate.signInText"))).toBeVisible(),
  },
  {
    name: "invitation-signed-in",
    visit: { path: invitation, scenario: "invitation", persona: "ben" },
    reach: ({ page, t }) => expect(page.getByText(t("page.associate.addText"))).toBeVisible(),
  },
  {
    name: "invitation-unknown",
    visit: { path: `/register/${createId("project", 0)}/welcome-home`, scenario: "invitation" },
    async reach(context) {
      await addAnonymously(context);
      await expectHeading(context, "page.associate.unknown.title");
    },
  },
  {
    name: "invitation-failed",
    fault: createServiceError("AssociateProject"),
    async reach(context) {
      const { page, t } = context;
      await navigate(page, invitation);
      await addAnonymously(context);
      await expect(page.getByText(t("error.refused"))).toBeVisible();
    },
  },
  {
    name: "invitation-added",
    visit: { path: invitation, scenario: "invitation" },
    async reach(context) {
      await addAnonymously(context);
      await expectHeading(context, "page.associate.addedAnonymously.title");
    },
  },
];

const claim: readonly Screen[] = [
  {
    name: "claim",
    visit: { path: "/installed-windows/claim/claim-open", scenario: "claims" },
    reach: (context) => expectHeading(context, "page.claim.title"),
  },
  {
    name: "claim-refused",
    visit: { path: "/installed-windows/claim/claim-taken", scenario: "claims", persona: "ben" },
    async reach(context) {
      await context.page.getByRole("button", { name: context.t("page.claim.claim") }).click();
      await expectHeading(context, "page.claim.claimed.title");
    },
  },
  {
    name: "claim-failed",
    fault: createServiceError("ClaimRegisteredWindows"),
    async reach({ page, t }) {
      await navigate(page, "/installed-windows/claim/claim-open");
      await page.getByRole("button", { name: t("page.claim.claim") }).click();
      await expect(page.getByRole("alert")).toContainText(t("page.claim.failed"));
    },
  },
  {
    name: "claim-done",
    async reach({ page, t }) {
      await page.getByRole("button", { name: t("error.retry") }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        t("page.claim.done.title", { count: 1 }),
      );
    },
  },
];

const feedback: readonly Screen[] = [
  {
    name: "feedback",
    visit: { path: urls.feedback, scenario: "request" },
    reach: (context) => expectHeading(context, "page.feedback.title"),
  },
  {
    name: "feedback-problems",
    async reach({ page, t }) {
      await page.getByRole("button", { name: t("page.feedback.send") }).click();
      await expect(page.getByRole("heading", { name: t("form.problems", { count: 1 }) })).toBeFocused();
    },
  },
  {
    name: "feedback-failed",
    fault: createServiceError("GiveFeedback"),
    async reach({ page, t }) {
      await page.getByRole("radio").last().check();
      await page.getByRole("button", { name: t("page.feedback.send") }).click();
      await expect(page.getByRole("alert")).toContainText(t("page.feedback.sendFailed"));
    },
  },
  {
    name: "feedback-given",
    async reach(context) {
      await context.page.getByRole("button", { name: context.t("page.feedback.send") }).click();
      await expectHeading(context, "page.feedback.thanks.title");
    },
  },
];

const campaignPreview: readonly Screen[] = [
  {
    name: "campaign-preview",
    visit: { path: "/campaign-asset-preview/my_taglys_banner", scenario: "campaigns" },
    reach: ({ page, t }) => expect(page.getByText(t("page.campaignPreview.parts.complete"))).toBeVisible(),
  },
  {
    name: "campaign-preview-unknown",
    async reach({ page, t }) {
      await navigate(page, "/campaign-asset-preview/nothing");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        t("page.campaignPreview.unknown.title", { name: "nothing" }),
      );
    },
  },
];

/** The screens that need no project of one's own. */
export const guestScreens = {
  introduction,
  authorization,
  logout,
  associateProject,
  claim,
  feedback,
  campaignPreview,
};

function addAnonymously({ page, t }: ScreenContext): Promise<void> {
  return page.getByRole("button", { name: t("page.associate.addAnonymously") }).click();
}
