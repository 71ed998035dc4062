import { expect, type Locator, type Page } from "@playwright/test";
import type { Locale } from "../../src/countries.ts";
import type { Translate } from "./texts.ts";

/** A sign or code of any of the eight countries' currencies, standing by itself. */
export const currency = /[€£]|(?<!\p{L})(?:EUR|CHF|GBP|NOK|SEK|DKK|kr|Fr\.)(?!\p{L})/u;

/** How many projects Anna has; four of them are archived. */
export const annasProjects = { all: 23, archived: 4 };

/** The projects' cards that can be seen; those in a closed archive cannot. */
export function cards(page: Page): Locator {
  return page
    .getByRole("main")
    .getByRole("article")
    .filter({ has: page.locator('a[href^="/project/"]') });
}

/** Presses "load more" until it is gone; each page adds to what is there. */
export async function loadAllProjects(page: Page, t: Translate): Promise<void> {
  const loadMore = page.getByRole("button", { name: t("page.projectList.loadMore"), exact: true });
  await expect(cards(page)).toHaveCount(10);
  await loadMore.click();
  await expect(page.getByText(t("page.projectList.loaded", { count: 20 }))).toBeAttached();
  await loadMore.click();
  await expect(page.getByText(t("page.projectList.loaded", { count: annasProjects.all }))).toBeAttached();
  await expect(loadMore).toHaveCount(0);
}

/** Opens the folded list of finished projects. */
export async function openArchive(page: Page, t: Translate, count: number): Promise<void> {
  await page.getByText(t("page.projectList.archived", { count })).click();
}

/** The addresses that the visible cards lead to. */
export function cardAddresses(page: Page): Promise<(string | null)[]> {
  return cards(page)
    .getByRole("heading")
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
}

/** What a page says of its language. */
export async function expectLanguage(page: Page, locale: Locale | string): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("lang", locale);
}
