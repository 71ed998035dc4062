import type { Page } from "@playwright/test";
import { contentSeeds } from "../../mock-server/seeds/content/contentSeeds.ts";

/** Answers requests for questions with many: the seeded ones again and again, each with a number of its own. */
export async function repeatQuestions(page: Page, count: number): Promise<void> {
  const { faq } = contentSeeds.da;
  const faqContent = Array.from({ length: count }, (_, index) => {
    const item = faq[index % faq.length];
    return { ...item, question: `${item?.question} (${index + 1})` };
  });
  await page.route("**/graphql", (route) =>
    route.request().postData()?.includes("faqContent")
      ? route.fulfill({ json: { data: { faqContent } } })
      : route.fallback(),
  );
}
