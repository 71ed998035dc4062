import { expect } from "@playwright/test";
import { createServiceError } from "../../support/faults/serviceError.ts";
import { createPendingResponse, type Screen, type ScreenContext } from "./screen.ts";

const faq = { path: "/faq", persona: "clara" } as const;

/** Questions and answers, documents and links. */
export const contentScreens: readonly Screen[] = [
  { ...faq, name: "faq", reach: questionsAreThere },
  {
    ...faq,
    name: "faq-answer",
    async reach(visit) {
      await questionsAreThere(visit);
      await visit.page.locator("summary").first().click();
      await expect(
        visit.page.getByRole("button", { name: visit.t("page.faq.copyLink") }).first(),
      ).toBeVisible();
    },
  },
  {
    ...faq,
    name: "faq-nothing-found",
    path: "/faq?q=xyzzy",
    reach: ({ page, t }) =>
      expect(page.getByRole("status").filter({ hasText: t("page.faq.noResults") })).toBeVisible(),
  },
  {
    ...faq,
    name: "faq-failed",
    fault: createServiceError("FaqContent"),
    reach: ({ page, t }) => expect(page.getByText(t("page.faq.questions.failed"))).toBeVisible(),
  },
  {
    ...faq,
    name: "faq-loading",
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
