import type { Page } from "@playwright/test";

const createFiles = (folder: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `file-${index}`,
    name: `plan ${index + 1}.pdf`,
    mime: "application/pdf",
    size: 48_000,
    link: `/files/${folder}/plan-${index + 1}.pdf`,
  }));

/** Answers requests for attachments with many. */
export async function repeatAttachments(page: Page, count: number): Promise<void> {
  const attachments = createFiles("attachments", count);
  await page.route("**/graphql", (route) =>
    route.request().postData()?.includes("query Attachments")
      ? route.fulfill({ json: { data: { attachments } } })
      : route.fallback(),
  );
}

/** Gives many files to all projects. */
export async function repeatProjectFiles(page: Page, count: number): Promise<void> {
  const projectFiles = createFiles("projects", count);
  await page.route("**/graphql", async (route) => {
    if (!route.request().postData()?.includes("query ProjectDetails")) return route.fallback();
    const response = await route.fetch();
    const { data } = await response.json();
    for (const { project } of data.projects.items.slice(0, 1)) Object.assign(project, { projectFiles });
    await route.fulfill({ response, json: { data } });
  });
}
