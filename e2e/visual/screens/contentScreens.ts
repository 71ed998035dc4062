import { expect } from "@playwright/test";
import { getSection } from "#e2e/support/actions/getSection.ts";
import { getShownText } from "#e2e/support/browser/getShownText.ts";
import { createServiceError } from "#e2e/support/faults/serviceError.ts";
import { createPendingResponse, expectCampaign, type Screen, type ScreenContext } from "./screen.ts";

const faqVisit = { path: "/faq", persona: "clara" } as const;

const faq: readonly Screen[] = [
  { name: "faq", visit: faqVisit, reach: questionsAreThere },
  {
    name: "faq-answer",
    async reach({ page, t }) {
      await page.locator("details[id] > summary").first().click();
      await expect(page.getByRole("button", { name: t("page.faq.copyLink") }).first()).toBeVisible();
    },
  },
  {
    name: "faq-nothing-found",
    async reach({ page, t }) {
      await page.getByRole("searchbox").fill("xyzzy");
      await expect(getShownText(page, t("page.faq.noResults"))).toBeVisible();
    },
  },
  {
    name: "faq-failed",
    visit: faqVisit,
    fault: createServiceError("FaqContent"),
    async reach(context) {
      const { page, t } = context;
      await expect(page.getByText(t("page.faq.questions.failed"))).toBeVisible();
      await expectCampaign(context);
    },
  },
  {
    name: "faq-loading",
    visit: faqVisit,
    fault: createPendingResponse("FaqContent"),
    async reach(context) {
      await expect(context.page.locator("[aria-busy=true]").first()).toBeVisible();
      await expectCampaign(context);
    },
  },
];

/** Questions and answers, documents and links. */
export const contentScreens = { faq };

async function questionsAreThere(context: ScreenContext): Promise<void> {
  const { page, t } = context;
  for (const title of ["page.faq.questions", "page.faq.documents", "page.faq.links"] as const) {
    const part = getSection(page, t(title));
    await expect(part.getByRole("heading", { level: 3 }).first()).toBeVisible();
  }
  await expectCampaign(context);
}
