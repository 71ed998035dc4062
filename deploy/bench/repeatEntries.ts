import type { Page } from "@playwright/test";
import { backendOrigin } from "../../e2e/support/config/ports.ts";
import { contentSeeds } from "../../mock-server/seeds/content/contentSeeds.ts";

/** Answers requests for questions with many: the seeded ones again and again, each with a number of its own. */
export async function repeatQuestions(page: Page, count: number): Promise<void> {
  const { faq } = contentSeeds.da;
  const faqContent = Array.from({ length: count }, (_, index) => {
    const item = faq[index % faq.length];
    return { ...item, question: `${item?.question} (${index + 1})` };
  });
  await answerQuery(page, "FaqContent", { faqContent });
}

/** Answers requests for attachments with many. */
export async function repeatAttachments(page: Page, count: number): Promise<void> {
  await answerQuery(page, "Attachments", { attachments: createFiles("attachments", count) });
}

/** Gives many files to the first project. */
export async function repeatProjectFiles(page: Page, count: number): Promise<void> {
  const projectFiles = createFiles("projects", count);
  await page.route("**/graphql", async (route) => {
    if (!route.request().postData()?.includes("query ProjectDetails")) return route.fallback();
    // Past the portal's proxy, whose host name Node.js does not resolve.
    const response = await route.fetch({ url: `${backendOrigin}/graphql` });
    const { data } = await response.json();
    for (const { project } of data.projects.items.slice(0, 1)) Object.assign(project, { projectFiles });
    await route.fulfill({ response, json: { data } });
  });
}

async function answerQuery(page: Page, name: string, data: object): Promise<void> {
  await page.route("**/graphql", (route) =>
    route.request().postData()?.includes(`query ${name}`)
      ? route.fulfill({ json: { data } })
      : route.fallback(),
  );
}

function createFiles(folder: string, count: number) {
  return Array.from({ length: count }, (_, index) => ({
    id: `file-${index}`,
    name: `plan ${index + 1}.pdf`,
    mime: "application/pdf",
    size: 48_000,
    link: `/files/${folder}/plan-${index + 1}.pdf`,
  }));
}
