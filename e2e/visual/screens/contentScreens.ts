import { expect } from "@playwright/test";
import { createServiceError } from "../../support/faults/serviceError.ts";
import { createPendingResponse, type Screen, type ScreenContext } from "./screen.ts";

const faq = { path: "/faq", persona: "clara" } as const;

/** Questions and answers, documents and links. */
export const contentScreens: readonly Screen[] = [
  { name: "faq", visit: faq, reach: questionsAreThere },
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
    visit: faq,
    fault: createServiceError("FaqContent"),
    reach: ({ page, t }) => expect(page.getByText(t("page.faq.questions.failed"))).toBeVisible(),
  },
  {
    name: "faq-loading",
    visit: faq,
    fault: createPendingResponse("FaqContent"),
    reach: ({ page }) => expect(page.locator("[aria-busy=true]").first()).toBeVisible(),
  },
];

async function questionsAreThere({ page, t }: ScreenContext): Promise<void> {
  for (const title of ["page.faq.questions", "page.faq.documents", "page.faq.links"] as const) {
    const part = page.getByRole("region", { name: t(title) });
    await expect(part.getByRole("heading", { level: 3 }).first()).toBeVisible();
  }
}
