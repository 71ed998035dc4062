import { expect, type Locator, type Page } from "@playwright/test";
import type { Translate } from "../fixtures/texts.ts";

/** The projects of Anna in the scenario `standing`. */
export const annasProjects = { all: 23, archived: 4 };

/** The visible cards of the project list; those in a closed archive are not. */
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
