import type { Page } from "@playwright/test";
import { backendOrigin } from "../../e2e/support/config/ports.ts";

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
    // Past the portal's proxy, whose host name Node.js does not resolve.
    const response = await route.fetch({ url: `${backendOrigin}/graphql` });
    const { data } = await response.json();
    for (const { project } of data.projects.items.slice(0, 1)) Object.assign(project, { projectFiles });
    await route.fulfill({ response, json: { data } });
  });
}
