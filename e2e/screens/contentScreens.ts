import { expect } from "@playwright/test";
import { troubleWith } from "../support/trouble.ts";
import { type Screen, type Visit, waitingFor } from "./screen.ts";

const faq = { address: "/faq", persona: "clara" } as const;

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
    address: "/faq?q=xyzzy",
    reach: ({ page, t }) =>
      expect(page.getByRole("status").filter({ hasText: t("page.faq.noResults") })).toBeVisible(),
  },
  {
    ...faq,
    name: "faq-failed",
    fault: troubleWith("FaqContent"),
    reach: ({ page, t }) => expect(page.getByText(t("page.faq.questions.failed"))).toBeVisible(),
  },
  {
    ...faq,
    name: "faq-loading",
    fault: waitingFor("FaqContent"),
    reach: ({ page }) => expect(page.locator("[aria-busy=true]").first()).toBeVisible(),
  },
];

async function questionsAreThere({ page, t }: Visit): Promise<void> {
  for (const title of ["page.faq.questions", "page.faq.documents", "page.faq.links"] as const) {
    const part = page.getByRole("region", { name: t(title) });
    await expect(part.getByRole("heading", { level: 3 }).first()).toBeVisible();
  }
}
