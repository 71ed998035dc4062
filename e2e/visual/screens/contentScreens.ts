import { expect } from "@playwright/test";
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
    reach: ({ page, t }) => expect(page.getByText(t("page.faq.questions.failed"))).toBeVisible(),
  },
  {
    name: "faq-loading",
    visit: faqVisit,
    fault: createPendingResponse("FaqContent"),
    reach: ({ page }) => expect(page.locator("[aria-busy=true]").first()).toBeVisible(),
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
