import { expect, type Locator, type Page } from "@playwright/test";
import { isArchiving, requestStatuses } from "#mock-server/rules/requestStatuses.ts";
import type { Translate } from "../fixtures/texts.ts";

/** The number of Anna's projects in the scenario `standing`: one for each status, and five more. */
export const annasProjects = {
  all: requestStatuses.length + 5,
  archived: requestStatuses.filter(isArchiving).length + 2,
};

/** The visible cards of the project list: a closed archive hides its cards. */
export function getProjectCards(page: Page): Locator {
  return page
    .getByRole("main")
    .getByRole("article")
    .filter({ has: page.locator('a[href^="/project/"]') });
}

/** Presses "load more" until all of Anna's projects are there. */
export async function loadAllProjects(page: Page, t: Translate): Promise<void> {
  const loadMore = page.getByRole("button", { name: t("page.projectList.loadMore"), exact: true });
  await expect(getProjectCards(page)).toHaveCount(10);
  await loadMore.click();
  await expect(page.getByText(t("page.projectList.loaded", { count: 20 }))).toBeAttached();
  await loadMore.click();
  await expect(page.getByText(t("page.projectList.loaded", { count: annasProjects.all }))).toBeAttached();
  await expect(loadMore).toHaveCount(0);
}

export async function openArchive(page: Page, t: Translate, count: number): Promise<void> {
  await page.getByText(t("page.projectList.archived", { count })).click();
}
