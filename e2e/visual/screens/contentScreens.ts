import { expect, type Page } from "@playwright/test";
import { createServiceError } from "#e2e/support/faults/serviceError.ts";
import { createPendingResponse, type Screen, type ScreenContext } from "./screen.ts";

const faqVisit = { path: "/faq", persona: "clara" } as const;

const faq: readonly Screen[] = [
  { name: "faq", visit: faqVisit, reach: questionsAreThere },
  {
    name: "faq-answer",
    async reach({ page, t }) {
      await page.locator("summary").first().click();
      await expect(page.getByRole("button", { name: t("page.faq.copyLink") }).first()).toBeVisible();
    },
  },
  {
    name: "faq-nothing-found",
    async reach({ page, t }) {
      await page.getByRole("searchbox").fill("xyzzy");
      await expect(page.getByRole("status").filter({ hasText: t("page.faq.noResults") })).toBeVisible();
    },
  },
  {
    name: "faq-failed",
    visit: faqVisit,
    fault: createServiceError("FaqContent"),
    async reach({ page, t }) {
      await expect(page.getByText(t("page.faq.questions.failed"))).toBeVisible();
      await campaignIsThere(page);
    },
  },
  {
    name: "faq-loading",
    visit: faqVisit,
    fault: createPendingResponse("FaqContent"),
    async reach({ page }) {
      await expect(page.locator("[aria-busy=true]").first()).toBeVisible();
      await campaignIsThere(page);
    },
  },
];

/** Questions and answers, documents and links. */
export const contentScreens = { faq };

async function questionsAreThere({ page, t }: ScreenContext): Promise<void> {
  for (const title of ["page.faq.questions", "page.faq.documents", "page.faq.links"] as const) {
    const part = page.getByRole("region", { name: t(title) });
    await expect(part.getByRole("heading", { level: 3 }).first()).toBeVisible();
  }
}

/** It loads after the first paint. */
async function campaignIsThere(page: Page): Promise<void> {
  await expect(page.getByRole("region", { name: "Ein Rollo als Geschenk" })).toBeVisible();
}
